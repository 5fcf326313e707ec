import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { type SiteProcess, startSite } from './support/site-process.ts';
import { newVisitor, started } from './support/visitor.ts';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

test('flats are chosen in the list and on a page, compared by what differs, taken out, and remembered', async () => {
  const { page, complaints, leave } = await newVisitor(browser, site.url);
  await page.goto('/sales');
  await started(page);
  const toggle = page.getByRole('button', { name: 'Сравнить: 3-комнатная' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');

  await page.goto('/sales/odnushka-na-soglasiya');
  await started(page);
  await page.getByRole('link', { name: 'Сравнить с другими' }).click();
  await page.waitForURL('**/sales/sravnenie?kv=tryoshka-v-zelenogradske,odnushka-na-soglasiya');
  const table = page.getByRole('table', { name: 'Чем различаются' });
  await table.getByRole('row', { name: /^Цена/ }).waitFor();
  expect(await table.getByRole('columnheader').count()).toBe(2);
  expect(await table.getByRole('rowheader', { name: 'Как продаём' }).count()).toBe(0);
  expect(await page.locator('details', { hasText: 'Как продаём' }).count()).toBe(1);

  await page.getByRole('button', { name: /^Убрать: 3-комнатная/ }).click();
  await page.waitForURL('**/sales/sravnenie?kv=odnushka-na-soglasiya');
  await page.goto('/sales/sravnenie');
  await page.waitForURL('**/sales/sravnenie?kv=odnushka-na-soglasiya');
  expect(complaints).toEqual([]);
  await leave();
});

test('an address of a comparison shows it to others, and nothing chosen leads to the list', async () => {
  const { page, leave } = await newVisitor(browser, site.url);
  await page.goto('/sales/sravnenie?kv=dvushka-v-gurievske,studiya-na-hutorskoy');
  await page.getByRole('columnheader', { name: /Студия, 28,6/ }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await page.goto('/sales/sravnenie');
  await page.getByRole('heading', { name: 'Пока нечего сравнивать' }).waitFor();
  expect(await page.getByRole('link', { name: 'Выбрать квартиры' }).isVisible()).toBe(true);
  await leave();
});
