import { describe, expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { followAddress } from '../support/traveller.ts';
import { drawn, started } from '../support/visitor.ts';

describe('a fatal error', () => {
  test('replaces the page with its given or missing status, title and description; Back restores the page', async ({
    newTraveller,
    gallery,
  }) => {
    const { page, open, errorScreen, heading, loads, complaints } = await newTraveller({ origin: gallery.url });
    await open('/works');
    await followAddress(page, '/__ui/fatal');
    await errorScreen.waitFor();
    expect(await errorScreen.getAttribute('data-status')).toBe('418');
    expect(await errorScreen.innerText()).toMatch(/418\s+Internal Server Error\s+teapot/);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.title()).toContain('Что-то сломалось');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(complaints.some((line) => line.includes('teapot'))).toBe(true);

    await page.goBack();
    await heading('Наши работы').waitFor();
    await expect.poll(() => page.title()).toContain('Работы');
    expect(await errorScreen.count()).toBe(0);

    await followAddress(page, '/__ui/refused');
    await errorScreen.waitFor();
    expect(await errorScreen.getAttribute('data-status')).toBe('403');
    expect(await errorScreen.innerText()).toMatch(/403\s+Nope\s+Nope/);
    expect(loads).toEqual(['/works']);
  });

  test('stays when another error follows, and its link leads home', async ({ newTraveller, gallery }) => {
    const { page, open, errorScreen, heading } = await newTraveller({ origin: gallery.url });
    await page.clock.install();
    await open('/__ui/two-errors');
    await page.getByRole('button', { name: 'Две ошибки' }).click();
    await errorScreen.waitFor();
    await page.clock.runFor(1000);
    await drawn(page);
    expect(await errorScreen.innerText()).toContain('the first error');
    expect(await errorScreen.innerText()).not.toMatch(/second|third/);
    await page.getByRole('link', { name: 'На главную', exact: true }).click();
    await page.waitForURL(`${gallery.url}/`);
    await heading('Ремонт').waitFor();
  });

  test('of one page is replaced by that of the next, and cleared by a page without an error', async ({
    newTraveller,
    gallery,
  }) => {
    const { page, open, errorScreen, heading } = await newTraveller({ origin: gallery.url });
    await open('/works');
    await followAddress(page, '/__ui/fatal');
    await errorScreen.waitFor();
    await followAddress(page, '/nope');
    await expect.poll(() => errorScreen.innerText()).toContain('Page not found: /nope');
    await followAddress(page, '/contacts');
    await heading('Контакты').waitFor();
    expect(await errorScreen.count()).toBe(0);
  });
});

test('a component that fails to render keeps the layout too', async ({ newTraveller, gallery }) => {
  const { page, open, errorScreen, complaints } = await newTraveller({ origin: gallery.url });
  await open('/__ui/soft');
  await page.locator('[data-page-error]').waitFor();
  expect(await errorScreen.count()).toBe(0);
  expect(await page.getByRole('banner').count()).toBe(1);
  expect(complaints.some((line) => line.includes('A part of the page is broken'))).toBe(true);
});

test('a crawler that opens a broken page sees it as served, and the console names the error', async ({
  newTraveller,
  gallery,
}) => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const { page, errorScreen, complaints } = await newTraveller({ origin: gallery.url, userAgent });
  await page.goto('/__ui/fatal');
  await expect.poll(() => complaints.some((line) => line.includes(userAgent) && line.includes('teapot'))).toBe(true);
  expect(await errorScreen.count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Проба: fatal');
});

test('a visitor with an ordinary browser sees the error page on a direct load', async ({ newTraveller, gallery }) => {
  const { page, errorScreen } = await newTraveller({ origin: gallery.url });
  await page.goto('/__ui/fatal');
  await errorScreen.waitFor();
  expect(await errorScreen.getAttribute('data-status')).toBe('418');
  await started(page);
});
