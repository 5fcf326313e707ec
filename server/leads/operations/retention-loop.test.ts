import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertLead } from '../store/insert-lead.ts';
import { startDatabases } from '../testing/databases.ts';
import { newLead } from '../testing/new-lead.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { startRetention } from './retention-loop.ts';

const HOUR_MS = 60 * 60_000;

test('a server deletes by itself what it may not keep, but not in its first hour, and goes on after a failure', async () => {
  await using databases = await startDatabases('SQLite');
  await using store = await databases.open();
  const clock = createTestClock(new Date('2027-12-01T00:00:00Z'));
  const database = clock.watch(store.database);
  const events: string[] = [];
  let isBroken = true;
  const stop = startRetention({
    database: { ...database, read: (query) => (isBroken ? Promise.reject(new Error('no')) : database.read(query)) },
    dataDir: store.place.dataDir,
    clock,
    log: (event) => events.push(event),
    onAlarm: () => {},
  });
  await database.write((db) => insertLead(db, newLead(), []));
  const left = async () => (await store.rows('SELECT number FROM leads')).length;
  await clock.run(HOUR_MS - 1000);
  expect([await left(), events]).toEqual([1, []]);
  await clock.run(2000);
  expect([await left(), events]).toEqual([1, ['leads_retention_failed']]);
  isBroken = false;
  await clock.run(13 * HOUR_MS);
  await expect.poll(() => events.at(-1)).toBe('leads_retention');
  expect(await left()).toBe(0);
  await stop();
});

test('a key that is damaged is told in words at every try, and nothing is deleted', async () => {
  await using databases = await startDatabases('SQLite');
  await using store = await databases.open();
  const clock = createTestClock(new Date('2027-12-01T00:00:00Z'));
  const database = clock.watch(store.database);
  const { dataDir } = store.place;
  await writeFile(join(dataDir, 'leads.key'), '');
  await database.write((db) => insertLead(db, newLead(), []));
  const told: string[] = [];
  const stop = startRetention({ database, dataDir, clock, log: () => {}, onAlarm: (words) => told.push(words) });
  await clock.run(HOUR_MS + 1000);
  await expect.poll(() => told).toEqual([expect.stringMatching(/не удаляются\. Ключ .*leads\.key повреждён/)]);
  expect(await store.rows('SELECT number FROM leads')).toHaveLength(1);
  await stop();
});
