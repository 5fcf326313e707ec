import { expect } from 'vitest';
import { goals } from '../model/counts/goals.ts';
import { restCame } from './support/chunks.ts';
import { test as base } from './support/fixtures.ts';
import { watchCounts } from './support/own-counts.ts';
import { headerLink } from './support/traveller.ts';
import { answered, started } from './support/visitor.ts';

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

test('a reload and a document opened from our own page count as views, not as arrivals', { tags: ['nightly'] }, async ({
  site,
  enter,
}) => {
  const { page, counts, views, open } = await enter();
  await open('/contacts?utm_source=vk&utm_medium=cpc');
  await expect.poll(() => counts).toHaveLength(1);
  await page.reload();
  await expect.poll(() => counts).toHaveLength(2);
  await open('/about', `${site.url}/contacts`);
  await expect.poll(views).toHaveLength(3);
  expect(views().map(({ from }) => from)).toEqual(['vk/cpc', null, null]);
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

test('a page in the background is counted when it becomes visible', { tags: ['nightly'] }, async ({ enter }) => {
  const { page, counts } = await enter();
  await page.addInitScript(() => {
    let state = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
    Object.assign(window, {
      show() {
        state = 'visible';
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  await page.goto('/contacts');
  await started(page);
  await restCame(page);
  await answered(page);
  expect(counts).toEqual([]);
  await page.evaluate(() => (window as unknown as { show(): void }).show());
  await expect.poll(() => counts.map(({ page: path }) => path)).toContain('/contacts');
});

test('a count is small and names only listed values, for any address', async ({ enter }) => {
  const { page, counts, open, pressPhone } = await enter();
  await open(`/contacts?utm_source=${encodeURIComponent('я'.repeat(400))}`);
  await pressPhone();
  await page.mouse.move(200, 200);
  await expect.poll(() => counts.map(({ goal }) => goal)).toContain('phone');
  for (const count of counts) {
    expect(Object.keys(count)).toEqual(['page', 'goal', 'from']);
    expect(new TextEncoder().encode(JSON.stringify(count)).length).toBeLessThanOrEqual(512);
    if (count.goal !== null) expect(Object.keys(goals)).toContain(count.goal);
  }
});

test('pages work without errors when the server does not count', { tags: ['nightly'] }, async ({ newVisitor }) => {
  const { page, complaints } = await newVisitor();
  await page.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new Error('Blocked');
    };
  });
  await page.goto('/works');
  await started(page);
  await headerLink(page, 'Контакты').click();
  await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
  await restCame(page);
  await answered(page);
  expect(complaints).toEqual([]);
});
