import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabases } from '../../../server/leads/testing/databases.ts';
import { startDatabases } from '../../../server/leads/testing/databases.ts';
import { PUBLISH_STATE_FILE } from '../../../server/publish/state/publish-state.ts';
import { NOON, startArea } from '../leads/start-area.fixture.ts';
import { overviewRoutes } from './overview-routes.ts';

let databases: TestDatabases;
beforeAll(async () => {
  databases = await startDatabases('SQLite');
});
afterAll(() => databases[Symbol.asyncDispose]());

const draft = { file: 'works/gagarina.yaml', title: 'Кухня', author: 'Ева', savedAt: NOON.toISOString() };
const startOverview = () =>
  startArea(databases, { more: (parts) => overviewRoutes({ ...parts, draftsWaiting: async () => [draft] }) });

test('the owner sees what came, what is late, what is not delivered, not published and not finished', async () => {
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
  const state = { format: 1, live: { releaseId: 'r', since }, refused: true, trouble, told: [] };
  await writeFile(join(area.store.place.dataDir, PUBLISH_STATE_FILE), JSON.stringify(state));
  area.goTo(new Date(NOON.getTime() + 20 * 60_000));
  const { status, body } = await area.json('GET', '/api/overview', undefined, 'pavel');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    figures: {
      ...{ from: '2026-09-26', to: '2026-11-20', total: 2, won: 1, open: 1 },
      touch: { promisedMinutes: 15, inTime: 1, late: 1 },
    },
    channels: [{ title: 'Почта', waiting: 1, dead: 1, isInTrouble: true }],
    publishing: { liveSince: since, isRefused: true, problems: [issue] },
    drafts: [draft],
  });
  expect(body.figures.days).toHaveLength(56);
});

test('a panel beside a site that has not begun shows an empty page, not a mistake', async () => {
  await using area = await startOverview();
  expect((await area.json('GET', '/api/overview', undefined, 'pavel')).body).toMatchObject({
    figures: { total: 0, sources: [] },
    channels: [{ title: 'Почта', waiting: 0, isInTrouble: false }],
    publishing: { liveSince: null, isRefused: false, problems: [] },
  });
});

test('managers and editors do not see it', async () => {
  await using area = await startOverview();
  expect((await area.ask('GET', '/api/overview', undefined, 'olga')).status).toBe(403);
  expect((await area.ask('GET', '/api/overview', undefined, 'eva')).status).toBe(403);
});
