import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { abort, breakPath, chunkPath, notFound, serverError } from '../support/chunks.ts';
import { DESKTOP, newVisitor, started } from '../support/visitor.ts';

const siteUrl = inject('siteUrl');
const CONTACTS = chunkPath('contacts');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function visit(path: string) {
  const visitor = await newVisitor(browser, siteUrl, { viewport: DESKTOP });
  const loads: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === visitor.page.mainFrame())
      loads.push(request.url().replace(siteUrl, ''));
  });
  return { ...visitor, loads, open: () => visitor.page.goto(path).then(() => started(visitor.page)) };
}

const clickContacts = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Контакты' }).first().click();
const errorScreen = (page: Page) => page.locator('[data-error-screen]');
const toast = (page: Page) => page.locator('[data-toast=error]');

describe('a page whose code does not load', () => {
  test('is loaded as a document, once, and shown when its code comes after all', async () => {
    const { page, loads, open, leave } = await visit('/works');
    const fault = await breakPath(page, CONTACTS);
    await open();
    page.once('framenavigated', () => fault.mend());
    await clickContacts(page);
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
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
      const { page, loads, open, leave } = await visit('/works');
      await breakPath(page, CONTACTS, fault);
      await open();
      await clickContacts(page);
      await errorScreen(page).waitFor();
      expect(await errorScreen(page).getAttribute('data-status')).toBe('500');
      expect(loads.filter((path) => path === '/contacts').length).toBeLessThanOrEqual(2);

      await page.goBack();
      await started(page);
      loads.length = 0;
      await clickContacts(page);
      await toast(page).waitFor();
      expect(await toast(page).innerText()).toContain('Страница не\u00a0открылась');
      expect(new URL(page.url()).pathname).toBe('/works');
      expect(await page.getByRole('heading', { level: 1, name: 'Наши работы' }).isVisible()).toBe(true);
      expect(loads).toEqual([]);

      await page.getByRole('banner').getByRole('link', { name: 'Ремонт' }).first().click();
      await page.waitForURL('**/remont');
      expect(loads).toEqual([]);
      await leave();
    },
  );

  test('may be loaded again after ten seconds', async () => {
    const { page, loads, open, leave } = await visit('/works');
    await page.clock.install();
    const fault = await breakPath(page, CONTACTS);
    await open();
    await clickContacts(page);
    await errorScreen(page).waitFor();
    await page.goBack();
    await started(page);
    loads.length = 0;
    await page.clock.fastForward(11_000);
    page.once('framenavigated', () => fault.mend());
    await clickContacts(page);
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    expect(loads).toEqual(['/contacts']);
    await leave();
  });

  test('opens by «Повторить» once its code is there', async () => {
    const { page, loads, open, leave } = await visit('/works');
    const fault = await breakPath(page, CONTACTS);
    await open();
    await clickContacts(page);
    await errorScreen(page).waitFor();
    await page.goBack();
    await started(page);
    await clickContacts(page);
    await toast(page).waitFor();
    fault.mend();
    loads.length = 0;
    await toast(page).getByRole('button', { name: 'Повторить' }).click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    expect(loads).toEqual([]);
    await leave();
  });

  test('is not opened by Back either: the address bar and the history are as they were', async () => {
    const { page, loads, leave } = await visit('/contacts');
    await page.goto('/contacts');
    await started(page);
    await page.getByRole('banner').getByRole('link', { name: 'Работы' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Наши работы' }).waitFor();
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
    await toast(page).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/works');
    expect(await page.getByRole('heading', { level: 1, name: 'Наши работы' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => [history.length, history.state.idx])).toEqual(before);

    fault.mend();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    expect(loads).toEqual([]);
    await leave();
  });

  test('is loaded at most once more on a direct visit, then shows the error page', async () => {
    const { page, loads, leave } = await visit('/contacts');
    await breakPath(page, CONTACTS);
    await page.goto('/contacts');
    await errorScreen(page).waitFor();
    await page.waitForTimeout(1500);
    expect(loads).toEqual(['/contacts', '/contacts']);
    await leave();
  });

  test.each(['throws', 'is full'])('is loaded, and never in a loop, where session storage %s', async (trouble) => {
    const { page, loads, leave, complaints } = await visit('/works');
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
    await clickContacts(page);
    await errorScreen(page).waitFor();
    await page.waitForTimeout(1500);
    expect(loads.filter((path) => path === '/contacts').length).toBeLessThanOrEqual(2);
    expect(complaints.filter((line) => line.startsWith('exception'))).toEqual([]);
    await leave();
  });

  test('that failed only while it was loaded ahead opens without a document load', async () => {
    const { page, loads, open, leave } = await visit('/works');
    const fault = await breakPath(page, CONTACTS);
    await open();
    await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).first().hover();
    await expect.poll(fault.failures).toBeGreaterThan(0);
    fault.mend();
    await clickContacts(page);
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    expect(loads).toEqual(['/works']);
    await leave();
  });
});

test('a stylesheet that does not load reloads nothing', async () => {
  const { page, loads, leave } = await visit('/works');
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/works');
  await started(page);
  await clickContacts(page);
  await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
  expect(loads).toEqual(['/works']);
  await leave();
});
