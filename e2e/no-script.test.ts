import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { PHONE } from './support/visitor.ts';

test('a visitor without JavaScript gets from the home page to a work and to the contacts', async ({ newVisitor }) => {
  const { page, complaints } = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Работы' }).click();
  await page.waitForURL('**/works');
  await page.locator('main a[href^="/works/"]').first().click();
  await page.waitForURL('**/works/*');
  expect(await page.locator('h1').count()).toBe(1);
  await page.setViewportSize(PHONE);
  for (const name of ['Акции', 'Отзывы', 'Контакты'])
    expect(await page.getByRole('contentinfo').getByRole('link', { name }).first().isVisible()).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).click();
  await page.waitForURL('**/contacts');
  expect(complaints).toEqual([]);
});
