import { expect } from 'vitest';
import { goals } from '../model/counts/goals.ts';
import { ageCounts, hit, stats, writtenCounts } from './support/counts.ts';
import { test as base } from './support/fixtures.ts';
import { serveRelease } from './support/site-process.ts';

/** A separate site: the test checks absolute figures and stops the process with SIGTERM. */
const test = base.extend('ownSite', async ({}, { onCleanup }) => {
  const site = await serveRelease('demo');
  onCleanup(async () => void (await site.stop()));
  return site;
});

test('the site counts visits, and the operator reads its weekly statistics while it runs', async ({ ownSite }) => {
  expect(await stats(ownSite)).toMatch(/Посещений ещё не считали/);
  expect(writtenCounts(ownSite)).toEqual([]);
  const view = { page: '/works', goal: null, from: 'yandex/cpc' };
  expect(await hit(ownSite, view)).toBe(204);
  expect(await hit(ownSite, { ...view, from: null })).toBe(204);
  expect(await hit(ownSite, { page: '/works', goal: 'phone', from: null })).toBe(204);
  expect(await hit(ownSite, { page: '/no-such-page', goal: null, from: null })).toBe(204);
  expect(await hit(ownSite, view, 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)')).toBe(204);
  expect(await hit(ownSite, { ...view, goal: 'made_up' })).toBe(400);
  await ageCounts(ownSite, 4, 1);
  expect(await hit(ownSite, { page: '/', goal: null, from: 'direct' })).toBe(204);
  await expect.poll(() => writtenCounts(ownSite).length).toBe(5);

  const statsText = await stats(ownSite);
  expect(statsText).toMatch(/1 заход \(раньше не было\), 3 просмотра страниц \(раньше не было\)\./);
  expect(statsText).toMatch(/0 заявок \(и раньше не было\), 0,0 на сто заходов\./);
  expect(statsText).toMatch(/Сегодня пока 1 заход, 1 просмотр страницы\./);
  expect(statsText).toMatch(/yandex\/cpc +1 +0\n/);
  expect(statsText).toMatch(/\/works +2 +0\n/);
  expect(statsText).toMatch(/нет такой страницы +1 +0\n/);
  expect(statsText).toMatch(new RegExp(`${goals.phone} +1 +0\n`));
  const health = await (await fetch(`${ownSite.url}/healthz?detail`)).json();
  expect(health).toMatchObject({ status: 'ok', detail: { counts: { trouble: null, lost: 0 } } });

  // Hits that arrive just before SIGTERM are written during shutdown.
  expect(await hit(ownSite, { page: '/contacts', goal: null, from: null })).toBe(204);
  process.kill(ownSite.pid, 'SIGTERM');
  await expect.poll(() => writtenCounts(ownSite).map(({ page }) => page)).toContain('/contacts');
  expect(await ownSite.stop()).toBe(0);
});
