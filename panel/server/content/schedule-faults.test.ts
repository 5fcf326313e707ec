import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { probe } from '../../../model/load/blind-probe.fixture.ts';
import { createContentLoader } from '../../../model/load/load-content.ts';
import type { PanelDatabase, PanelQueries } from '../store/panel-database.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import { contentParts } from './content-parts.ts';
import { Schedule } from './schedule.ts';

let dataDir: string;
let database: PanelDatabase;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'schedule-'));
  database = await openPanelDatabase({ dataDir, databaseUrl: null });
});
afterEach(() => {
  vi.useRealTimers();
  return rm(dataDir, { recursive: true });
});

async function plan(at: Date): Promise<void> {
  const edit = { file: 'works/none.yaml', base_version: null, facts: '{}', body: null };
  await database.db
    .insertInto('content_schedules')
    .values({ ...edit, at: at.toISOString(), until: null, who: 'Анна', state: 'waiting' })
    .execute();
}

function scheduleOver(db: PanelQueries) {
  const troubles: unknown[] = [];
  const contentDir = join(dataDir, 'content');
  const parts = contentParts({ contentDir, dataDir, db, loader: createContentLoader(contentDir, probe) });
  return { troubles, open: () => new Schedule(parts, (error) => troubles.push(error)) };
}

test('a schedule stopped at any moment does not query a closed database', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await plan(new Date(Date.now() + 400));
  const { troubles, open } = scheduleOver(database.db);
  for (let turns = 0; turns < 60; turns += 1) {
    const schedule = open();
    schedule.wake();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    await schedule.stop();
    schedule.wake();
  }
  await database.close();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(troubles).toEqual([]);
});

test('a schedule resumes when the database is back', async () => {
  await plan(new Date());
  let isDown = true;
  const shaky = new Proxy(database.db, {
    get(db, name) {
      if (isDown && name === 'selectFrom') throw new Error('The database is down');
      const member = Reflect.get(db, name);
      return typeof member === 'function' ? member.bind(db) : member;
    },
  });
  const { troubles, open } = scheduleOver(shaky);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const schedule = open();
  schedule.wake();
  await expect.poll(() => troubles).toHaveLength(1);
  isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  const stateOf = () => database.db.selectFrom('content_schedules').select('state').executeTakeFirstOrThrow();
  await expect.poll(stateOf).toEqual({ state: 'failed' });
  await schedule.stop();
  await database.close();
});
