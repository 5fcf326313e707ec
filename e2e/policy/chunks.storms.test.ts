import { describe, expect } from 'vitest';
import { breakPath, chunkPath, groupPath } from '../support/chunks.ts';
import { test } from '../support/fixtures.ts';
import { answered, started } from '../support/visitor.ts';

const CONTACTS = chunkPath('contacts');

describe('a page whose chunk fails to load', () => {
  test('is not opened by Back either: the address bar and the history stay unchanged', async ({ newTraveller }) => {
    const { page, loads, follow, heading, toast, path } = await newTraveller();
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

    fault.restore();
    await page.goBack();
    await heading('Контакты').waitFor();
    expect(loads).toEqual([]);
  });

  test('is loaded without a loop where session storage throws', async ({ newTraveller }) => {
    const { page, loads, follow, heading, errorScreen, complaints } = await newTraveller();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await breakPath(page, CONTACTS);
    await page.goto('/works');
    await started(page);
    await follow('Контакты');
    await errorScreen.waitFor();
    await errorScreen.getByRole('link', { name: 'На главную', exact: true }).click();
    await heading('Ремонт').waitFor();
    expect(loads.filter((path) => path === '/contacts').length).toBeLessThanOrEqual(2);
    expect(complaints.filter((line) => line.startsWith('exception'))).toEqual([]);
  });
});

test('a page that fails to open is reported in plain text when the toast code fails to load too', async ({
  newTraveller,
}) => {
  const { page, open, follow, heading, loads } = await newTraveller();
  await page.clock.install();
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
  await answered(page);
  expect(await words.count()).toBe(1);
  expect(await heading('Отзывы').isVisible()).toBe(true);
  expect(loads).toEqual(['/about/reviews']);
  await page.clock.fastForward(60_000);
  await expect.poll(() => words.count()).toBe(0);
});
