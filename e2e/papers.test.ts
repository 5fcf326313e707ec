import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { DESKTOP, newVisitor, PHONE } from './support/visitor.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('the page of the company leads to three papers, each to be read without JavaScript and saved as a PDF', async () => {
  const { page, complaints, leave } = await newVisitor(browser, siteUrl, {
    javaScriptEnabled: false,
    viewport: DESKTOP,
  });
  await page.goto('/about');
  const files = await page
    .locator('a[href$=".pdf"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(files).toHaveLength(3);
  for (const file of files) {
    const answer = await page.request.get(file);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await page.goto(file.replace(/\.pdf$/, ''));
    expect(await page.locator('h1').count()).toBe(1);
    expect(
      await page
        .getByRole('link', { name: /^Скачать PDF, \d+\sКБ/ })
        .first()
        .getAttribute('href'),
    ).toBe(file);
  }
  expect(complaints).toEqual([]);
  await leave();
});

test('all 118 points stand on the sheet, and paper adds boxes for a pen', async () => {
  const { page, leave } = await newVisitor(browser, siteUrl, { javaScriptEnabled: false, viewport: PHONE });
  await page.goto('/about/documents/list-priyomki');
  expect(await page.locator('main section ol li').count()).toBe(118);
  const box = page.locator('main section ol li i').first();
  expect(await box.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await box.isVisible()).toBe(true);
  await leave();
});

test('a work, its review and its foreman lead to one another', async () => {
  const { page, leave } = await newVisitor(browser, siteUrl, { javaScriptEnabled: false, viewport: PHONE });
  await page.goto('/works/vannaya-na-gorkogo');
  await page.getByRole('link', { name: 'Глеб Сотников' }).click();
  expect(page.url()).toContain('/about#gleb-sotnikov');
  const person = page.locator('#gleb-sotnikov');
  expect(await person.getByText('4 объекта на сайте').isVisible()).toBe(true);
  expect(await person.locator('a[href="/works/vannaya-na-gorkogo"]').count()).toBe(1);
  await page.goto('/about/reviews');
  const review = page.locator('article', { hasText: 'Марина С.' });
  expect(await review.locator('a[href="/about#gleb-sotnikov"]').count()).toBe(1);
  const outside = review.getByRole('link', { name: 'Отзыв в 2ГИС' });
  expect(await outside.getAttribute('rel')).toBe('noopener nofollow');
  await leave();
});
