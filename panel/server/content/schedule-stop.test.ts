import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPanelDatabase } from '../store/panel-database.ts';
import { contentParts } from './content-parts.ts';
import { Schedule } from './schedule.ts';

test('a schedule that was stopped at any moment asks nothing of a database that is closed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'schedule-'));
  const { db, close } = await openPanelDatabase({ dataDir, databaseUrl: null });
  const at = new Date(Date.now() + 400).toISOString();
  const edit = { file: 'works/none.yaml', base_version: null, facts: '{}', body: null };
  await db
    .insertInto('content_schedules')
    .values({ ...edit, at, until: null, who: 'Анна', state: 'waiting' })
    .execute();
  const troubles: unknown[] = [];
  const parts = contentParts({ contentDir: join(dataDir, 'content'), dataDir, db });
  for (let turns = 0; turns < 60; turns += 1) {
    const schedule = new Schedule(parts, (error) => troubles.push(error));
    schedule.wake();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    await schedule.stop();
    schedule.wake();
  }
  await close();
  await sleep(800);
  expect(troubles).toEqual([]);
  await rm(dataDir, { recursive: true });
});
