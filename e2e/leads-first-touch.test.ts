import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { watchPosts } from './support/lead-visitor.ts';
import { fieldsOf, fillIn, leadForm, thankedNumber } from './support/leads.ts';
import { started } from './support/visitor.ts';

async function sentFrom(page: Page): Promise<unknown> {
  const posts = watchPosts(page);
  const form = leadForm(page, 'callback');
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fieldsOf(form).send.click();
  await thankedNumber(page);
  return posts[0]?.attribution;
}

test('a campaign counts also when the visitor navigates before the application has loaded', {
  tags: ['nightly'],
}, async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.route(/\/assets\/client-[\w-]+\.js$/, () => {}, { times: 1 });
  await page.goto('/?utm_source=yandex');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('arrivals'))).toContain('yandex');
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).first().click();
  await page.waitForURL('**/contacts');
  await started(page);
  expect(await sentFrom(page)).toMatchObject({ first: { utm_source: 'yandex', landing: '/' } });
});
