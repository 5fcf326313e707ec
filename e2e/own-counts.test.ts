import { expect } from 'vitest';
import { test as base } from './support/fixtures.ts';
import { watchCounts } from './support/own-counts.ts';
import { headerLink } from './support/traveller.ts';
import { started } from './support/visitor.ts';

const test = base.extend('enter', ({ newVisitor }) => async () => {
  const visitor = await newVisitor();
  const counts = await watchCounts(visitor.page.context());
  const open = async (path: string, referer?: string) => {
    await visitor.page.goto(path, referer ? { referer } : {});
    await started(visitor.page);
  };
  const views = () => counts.filter(({ goal }) => goal === null);
  const pressPhone = () =>
    visitor.page
      .locator('main a[href^="tel:"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
  return { ...visitor, counts, views, open, pressPhone };
});

test('every page view is counted once, with the source on the first, and nothing is stored', async ({ enter }) => {
  const { page, counts, views, complaints, open } = await enter();
  await open('/works?package=komfort', 'https://yandex.ru/');
  await expect.poll(() => counts).toEqual([{ page: '/works', goal: null, from: 'yandex.ru' }]);
  await headerLink(page, 'Контакты').click();
  await page.waitForURL('**/contacts');
  await expect.poll(views).toHaveLength(2);
  await page.goBack();
  await page.waitForURL('**/works**');
  await expect.poll(views).toHaveLength(3);
  expect(views().slice(1)).toEqual([
    { page: '/contacts', goal: null, from: null },
    { page: '/works', goal: null, from: null },
  ]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('actions before the application has loaded are counted after it has', { tags: ['nightly'] }, async ({ enter }) => {
  const { page, counts, pressPhone } = await enter();
  const { promise: late, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/assets\/client-[\w-]+\.js$/, (route) => late.then(() => route.continue()));
  await page.goto('/contacts');
  await page.waitForFunction(() => (window as { acts?: unknown }).acts !== undefined);
  await pressPhone();
  come();
  await started(page);
  await expect.poll(() => counts.map(({ goal }) => goal)).toEqual([null, 'phone']);
});
