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

test('without JavaScript a visitor walks from the home page to a work and to the contacts', async () => {
  const visitor = await newVisitor(browser, siteUrl, { javaScriptEnabled: false, viewport: DESKTOP });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Работы' }).click();
  await page.waitForURL('**/works');
  await page.locator('main a[href^="/works/"]').first().click();
  await page.waitForURL('**/works/*');
  expect(await page.locator('h1').count()).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).click();
  await page.waitForURL('**/contacts');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('without JavaScript a phone reaches every section from the page itself', async () => {
  const visitor = await newVisitor(browser, siteUrl, { javaScriptEnabled: false, viewport: PHONE });
  await visitor.page.goto('/works');
  for (const name of ['Акции', 'Контакты', 'Отзывы']) {
    expect(await visitor.page.getByRole('contentinfo').getByRole('link', { name }).first().isVisible()).toBe(true);
  }
  await visitor.leave();
});
