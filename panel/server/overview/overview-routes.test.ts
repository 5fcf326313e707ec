import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainSpaces } from '../../../model/format/typograph.ts';
import { COUNTS_FILE, openCounts } from '../../../server/counts/store/open-counts.ts';
import type { TestDatabases } from '../../../server/leads/testing/databases.ts';
import { startDatabases } from '../../../server/leads/testing/databases.ts';
import { PAGE_LIST } from '../../../server/publish/page-list.ts';
import { PUBLISH_STATE_FILE } from '../../../server/publish/state/publish-state.ts';
import type { OwnerNeed, OwnerStory } from '../../contract/overview.ts';
import { NOON, startArea } from '../leads/start-area.fixture.ts';
import { entryVisitsRoutes } from './entry-visits.ts';
import { overviewRoutes } from './overview-routes.ts';

let databases: TestDatabases;
beforeAll(async () => {
  databases = await startDatabases('SQLite');
});
afterAll(() => databases[Symbol.asyncDispose]());

const draft = { file: 'works/gagarina.yaml', title: 'Кухня', author: 'Ева', savedAt: NOON.toISOString() };
const startOverview = () =>
  startArea(databases, {
    more: (parts) => overviewRoutes({ ...parts, databaseUrl: null, draftsWaiting: async () => [draft] }),
  });

test('the owner sees what is new, late, undelivered, unpublished and unfinished', async () => {
  await using area = await startOverview();
  const number = await area.add();
  await area.json('POST', `/api/leads/${number}/stage`, { from: 'new', to: 'won' });
  await area.add({ phone: '+79007654321' });
  await area.store.database.write((db) =>
    db
      .updateTable('outbox')
      .set({ state: 'dead', finished_at: NOON.toISOString() })
      .where('lead_number', '=', number)
      .execute(),
  );
  const issue = { file: 'works/a.yaml', message: 'Сумма не сходится.' };
  const since = '2026-11-20T09:00:00.000Z';
  const trouble = { fault: 'content', isWhole: false, since, standsSince: since, issues: [issue], heldBack: [] };
  const state = { format: 1, live: { releaseId: 'r', since }, refused: true, trouble, notified: [] };
  await writeFile(join(area.store.place.dataDir, PUBLISH_STATE_FILE), JSON.stringify(state));
  area.goTo(new Date(NOON.getTime() + 20 * 60_000));
  const { status, body } = await area.json('GET', '/api/overview', undefined, 'pavel');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    figures: {
      ...{ from: '2026-09-26', to: '2026-11-20', total: 2, won: 1, open: 1 },
      touch: { promisedMinutes: 15, inTime: 1, late: 1 },
    },
    channels: [{ title: 'Почта', waiting: 1, dead: 1, isFailing: true }],
    publishing: { liveSince: since, pinnedSince: null, isRefused: true, problems: [issue] },
    drafts: [draft],
  });
  expect(body.figures.days).toHaveLength(56);
  expect(body.story.needs.map(({ words }: OwnerNeed) => plainSpaces(words))).toEqual([
    '1 заявка ждёт ответа, обещанный срок прошёл',
    '1 заявка не доставлена',
    '1 файл не принят на сайт',
  ]);
});

test('from the tenth lead on, the week has its own figures instead of an example', async () => {
  await using area = await startOverview();
  const daysAgo = (days: number) => new Date(NOON.getTime() - days * 24 * 3_600_000);
  const counts = await openCounts(area.store.place);
  const views = { page: '/', source: 'yandex', goal: '', count: 100 };
  await counts.add([
    { ...views, day: '2026-09-01' },
    { ...views, day: '2026-11-13' },
    { ...views, day: '2026-11-20' },
  ]);
  await counts.close();
  for (let lead = 1; lead <= 9; lead += 1) await area.add({ createdAt: daysAgo(lead), phone: `+7900123450${lead}` });
  const read = async () => (await area.json('GET', '/api/overview', undefined, 'pavel')).body.story as OwnerStory;
  const early = await read();
  expect(early).toMatchObject({ kind: 'example', leads: 9 });
  expect(early.kind === 'example' && plainSpaces(early.happened)).toContain('100 посещений, 7 заявок; встреч');
  await area.add({ createdAt: daysAgo(8), phone: '+79001234599' });
  const story = await read();
  expect(story.kind === 'week' && story.week.figures.slice(0, 3).map(({ value, base }) => [value, base])).toEqual([
    ['100', 'всего за неделю'],
    ['7', 'из 100\u00a0посещений'],
    ['7\u00a0%', '7 из 100\u00a0посещений'],
  ]);
});

test('a panel of a site that has not started shows an empty page, not an error', async () => {
  await using area = await startOverview();
  expect((await area.json('GET', '/api/overview', undefined, 'pavel')).body).toMatchObject({
    story: { kind: 'example', leads: 0, needs: [] },
    figures: { total: 0, sources: [] },
    visits: { since: null, week: { arrivals: 0, leads: 0 } },
    channels: [{ title: 'Почта', waiting: 0, isFailing: false }],
    publishing: { liveSince: null, pinnedSince: null, isRefused: false, problems: [] },
  });
});

test('visits of the last whole week are shown with its leads', async () => {
  await using area = await startOverview();
  await area.add({ createdAt: new Date(NOON.getTime() - 24 * 3_600_000) });
  const counts = await openCounts(area.store.place);
  const view = { page: '/works', source: 'yandex', goal: '', count: 40 };
  await counts.add([
    { ...view, day: '2026-11-19' },
    { ...view, day: '2026-11-12', count: 30 },
    { ...view, day: '2026-11-20', count: 5 },
  ]);
  await counts.close();
  const pages = [{ path: '/works', name: 'Наши работы' }];
  await writeFile(join(area.store.place.dataDir, 'current', PAGE_LIST), JSON.stringify(pages));
  expect((await area.json('GET', '/api/overview', undefined, 'pavel')).body.visits).toEqual({
    since: '2026-11-12',
    week: { from: '2026-11-13', to: '2026-11-19', arrivals: 40, views: 40, leads: 1 },
    before: { from: '2026-11-06', to: '2026-11-12', arrivals: 30, views: 30, leads: 0 },
    today: { arrivals: 5, views: 5 },
    pages: [{ name: 'Наши работы', week: 40, before: 30 }],
    sources: [{ name: 'yandex', week: 40, before: 30 }],
    goals: [],
  });
});

test('a list and a page show their views, and the leads to those who work with leads', async () => {
  await using area = await startArea(databases, {
    more: (parts) => entryVisitsRoutes({ ...parts, databaseUrl: null, contentDir: 'content' }),
  });
  const page = '/works/dvushka-na-minskoy';
  await area.add({ page: `${page}?from=map` });
  await area.add({ page, phone: '+79007654321', createdAt: new Date('2026-10-01T10:00:00Z') });
  const counts = await openCounts(area.store.place);
  const view = { page, source: 'yandex', goal: '', count: 40, day: '2026-11-19' };
  await counts.add([
    view,
    { ...view, source: '', day: '2026-11-20', count: 2 },
    { ...view, goal: 'phone' },
    { ...view, page: '/works' },
    { ...view, day: '2026-10-23' },
  ]);
  await counts.close();
  const visits = async (who: string) => (await area.json('GET', '/api/entries/visits?kind=works', undefined, who)).body;
  const [views, leads] = [{ 'works/dvushka-na-minskoy.yaml': 42 }, { 'works/dvushka-na-minskoy.yaml': 1 }];
  expect([await visits('pavel'), await visits('eva')]).toEqual([
    { views, leads },
    { views, leads: null },
  ]);
  const pages = async (who: string) => (await area.json('GET', '/api/pages/visits', undefined, who)).body;
  const seen = { [page]: 42, '/works': 40 };
  expect([await pages('pavel'), await pages('eva')]).toEqual([
    { views: seen, leads: { [page]: 1 } },
    { views: seen, leads: null },
  ]);
});

test('unreadable counts leave the rest of the page unchanged', async () => {
  await using area = await startOverview();
  await area.add();
  await writeFile(join(area.store.place.dataDir, COUNTS_FILE), 'no database');
  const { status, body } = await area.json('GET', '/api/overview', undefined, 'pavel');
  expect([status, body.visits, body.figures.total]).toEqual([200, null, 1]);
});

test('managers and editors do not see the overview', async () => {
  await using area = await startOverview();
  expect((await area.ask('GET', '/api/overview', undefined, 'olga')).status).toBe(403);
  expect((await area.ask('GET', '/api/overview', undefined, 'eva')).status).toBe(403);
});
