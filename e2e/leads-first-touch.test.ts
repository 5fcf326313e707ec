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

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('first-touch'));

test('the device stores the first source only with consent, and a lead a week later carries it', async ({
  visit,
  countedSite,
}) => {
  const { page: first } = await visit('/about?utm_source=yandex&utm_campaign=zima', { origin: countedSite.url });
  const stored = () => first.evaluate(() => Object.keys(localStorage));
  expect(await stored()).toEqual([]);
  const banner = first.getByRole('region', { name: 'Файлы куки' });
  await banner.getByRole('button', { name: 'Только нужные' }).click();
  await banner.waitFor({ state: 'detached' });
  expect(await stored()).toEqual([]);
  await first.getByRole('contentinfo').getByRole('link', { name: 'Файлы куки' }).click();
  const settingsOf = (page: Page) => page.locator('[data-cookie-settings]');
  await settingsOf(first).getByRole('button', { name: 'Разрешить' }).click();
  await expect.poll(() => kept(first)).toContain('zima');
  await first.close();

  const later = await first.context().newPage();
  await later.clock.install({ time: Date.now() + 7 * 86_400_000 });
  await later.goto('/contacts');
  await started(later);
  expect(await sentFrom(later)).toMatchObject({
    first: { utm_source: 'yandex', utm_campaign: 'zima', landing: '/about' },
    last: { landing: '/contacts' },
  });
  await later.goto('/cookies');
  await started(later);
  await settingsOf(later).getByRole('button', { name: 'Только нужные' }).click();
  await expect.poll(() => kept(later)).toBeNull();
});

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
