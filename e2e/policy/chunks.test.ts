import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { abort, breakPath, chunkPath, groupPath, notFound, serverError } from '../support/chunks.ts';
import { headerLink, newTraveller } from '../support/traveller.ts';
import { started } from '../support/visitor.ts';

const siteUrl = inject('siteUrl');
const CONTACTS = chunkPath('contacts');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('a page whose code does not load', () => {
  test('is loaded as a document, once, and shown when its code comes after all', async () => {
    const { page, loads, open, follow, heading, leave } = await newTraveller(browser, siteUrl);
    const fault = await breakPath(page, CONTACTS);
    await open('/works');
    page.once('framenavigated', () => fault.mend());
    await follow('Контакты');
    await heading('Контакты').waitFor();
    await started(page);
    expect(loads).toEqual(['/works', '/contacts']);
    await leave();
  });

  test.each([
    ['is aborted', abort],
    ['answers 404 with a page', notFound],
    ['answers 500', serverError],
  ])(
    'and always %s ends in an error page after two loads; Back and again within ten seconds: a toast, nothing moves',
    async (_, fault) => {
      const { page, loads, open, follow, heading, errorScreen, toast, path, leave } = await newTraveller(
        browser,
        siteUrl,
      );
      await breakPath(page, CONTACTS, fault);
      await open('/works');
      await follow('Контакты');
      await errorScreen.waitFor();
      expect(await errorScreen.getAttribute('data-status')).toBe('500');
      expect(loads.filter((path) => path === '/contacts').length).toBeLessThanOrEqual(2);

      await page.goBack();
      await started(page);
      loads.length = 0;
      await follow('Контакты');
      await toast.waitFor();
      await expect.poll(() => toast.innerText()).toContain('Страница не\u00a0открылась');
      expect(path()).toBe('/works');
      expect(await heading('Наши работы').isVisible()).toBe(true);
      expect(loads).toEqual([]);

      await follow('Ремонт');
      await page.waitForURL('**/remont');
      expect(loads).toEqual([]);
      await leave();
    },
  );

  test('may be loaded again after ten seconds', async () => {
    const { page, loads, open, follow, heading, errorScreen, leave } = await newTraveller(browser, siteUrl);
    await page.clock.install();
    const fault = await breakPath(page, CONTACTS);
    await open('/works');
    await follow('Контакты');
    await errorScreen.waitFor();
    await page.goBack();
    await started(page);
    loads.length = 0;
    await page.clock.fastForward(11_000);
    page.once('framenavigated', () => fault.mend());
    await follow('Контакты');
    await heading('Контакты').waitFor();
    expect(loads).toEqual(['/contacts']);
    await leave();
  });

  test('opens by «Повторить» once its code is there', async () => {
    const { page, loads, open, follow, heading, errorScreen, toast, leave } = await newTraveller(browser, siteUrl);
    const fault = await breakPath(page, CONTACTS);
    await open('/works');
    await follow('Контакты');
    await errorScreen.waitFor();
    await page.goBack();
    await started(page);
    await follow('Контакты');
    await toast.waitFor();
    fault.mend();
    loads.length = 0;
    await toast.getByRole('button', { name: 'Повторить' }).click();
    await heading('Контакты').waitFor();
    expect(loads).toEqual([]);
    await leave();
  });

  test('is not opened by Back either: the address bar and the history are as they were', async () => {
    const { page, loads, follow, heading, toast, path, leave } = await newTraveller(browser, siteUrl);
    await page.goto('/contacts');
    await started(page);
    await follow('Работы');
    await heading('Наши работы').waitFor();
    const fault = await breakPath(page, CONTACTS);
    await page.reload();
    await started(page);
    await page.evaluate(() => {
      const record = { loads: { '/contacts': Date.now() }, isLoading: false };
      sessionStorage.setItem('reload-guard', JSON.stringify(record));
    });
    const before = await page.evaluate(() => [history.length, history.state.idx]);
    loads.length = 0;

    await page.goBack();
    await toast.waitFor();
    await expect.poll(path).toBe('/works');
    expect(await heading('Наши работы').isVisible()).toBe(true);
    expect(await page.evaluate(() => [history.length, history.state.idx])).toEqual(before);

    fault.mend();
    await page.goBack();
    await heading('Контакты').waitFor();
    expect(loads).toEqual([]);
    await leave();
  });

  test('is loaded at most once more on a direct visit, then shows the error page', async () => {
    const { page, loads, errorScreen, leave } = await newTraveller(browser, siteUrl);
    await breakPath(page, CONTACTS);
    await page.goto('/contacts');
    await errorScreen.waitFor();
    await page.waitForTimeout(1500);
    expect(loads).toEqual(['/contacts', '/contacts']);
    await leave();
  });

  test.each(['throws', 'is full'])('is loaded, and never in a loop, where session storage %s', async (trouble) => {
    const { page, loads, follow, errorScreen, complaints, leave } = await newTraveller(browser, siteUrl);
    await page.addInitScript((kind) => {
      if (kind === 'throws') {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      } else {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }
    }, trouble);
    await breakPath(page, CONTACTS);
    await page.goto('/works');
    await started(page);
    await follow('Контакты');
    await errorScreen.waitFor();
    await page.waitForTimeout(1500);
    expect(loads.filter((path) => path === '/contacts').length).toBeLessThanOrEqual(2);
    expect(complaints.filter((line) => line.startsWith('exception'))).toEqual([]);
    await leave();
  });

  test('that failed only while it was loaded ahead opens without a document load', async () => {
    const { page, loads, open, follow, heading, leave } = await newTraveller(browser, siteUrl);
    const fault = await breakPath(page, CONTACTS);
    await open('/works');
    await headerLink(page, 'Контакты').hover();
    await expect.poll(fault.failures).toBeGreaterThan(0);
    fault.mend();
    await follow('Контакты');
    await heading('Контакты').waitFor();
    expect(loads).toEqual(['/works']);
    await leave();
  });
});

test('a stylesheet that does not load reloads nothing', async () => {
  const { page, loads, follow, heading, leave } = await newTraveller(browser, siteUrl);
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/works');
  await started(page);
  await follow('Контакты');
  await heading('Контакты').waitFor();
  expect(loads).toEqual(['/works']);
  await leave();
});

test('a page that does not open is told of in plain words when the code of toasts does not come either', async () => {
  const { page, open, follow, heading, loads, leave } = await newTraveller(browser, siteUrl);
  await breakPath(page, groupPath('rest'));
  await breakPath(page, CONTACTS);
  await open('/about/reviews');
  await page.evaluate(() => {
    const record = { loads: { '/contacts': Date.now() + 9000 }, isLoading: false };
    sessionStorage.setItem('reload-guard', JSON.stringify(record));
  });
  await follow('Контакты');
  const words = page.getByRole('alert').filter({ hasText: 'Страница не\u00a0открылась' });
  await words.waitFor();
  expect(await words.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  await follow('Контакты');
  await page.waitForTimeout(600);
  expect(await words.count()).toBe(1);
  expect(await heading('Отзывы').isVisible()).toBe(true);
  expect(loads).toEqual(['/about/reviews']);
  await expect.poll(() => words.count()).toBe(0);
  await leave();
});
