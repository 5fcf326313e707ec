import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertLead } from '../store/insert-lead.ts';
import type { TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { newLead } from '../testing/new-lead.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { startRetention } from './retention-loop.ts';

const companyClock = () => ({ city: 'Омск', utcOffsetHours: 6 });
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 366 * DAY_MS;

test('a server deletes expired data, but not in its first hour, and continues after a failure', async () => {
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
    companyClock,
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

test('a damaged key is reported at every run, and no data is deleted', async () => {
  await using databases = await startDatabases('SQLite');
  await using store = await databases.open();
  const clock = createTestClock(new Date('2027-12-01T00:00:00Z'));
  const database = clock.watch(store.database);
  const { dataDir } = store.place;
  await writeFile(join(dataDir, 'leads.key'), '');
  await database.write((db) => insertLead(db, newLead(), []));
  const alarms: string[] = [];
  const stop = startRetention({
    database,
    dataDir,
    clock,
    companyClock,
    log: () => {},
    onAlarm: (words) => alarms.push(words),
  });
  await clock.run(HOUR_MS + 1000);
  await expect.poll(() => alarms).toEqual([expect.stringMatching(/не удаляются\. Ключ .*leads\.key повреждён/)]);
  expect(await store.rows('SELECT number FROM leads')).toHaveLength(1);
  await stop();
});

async function startWithCurrentDate(databases: TestDatabases) {
  const store = await databases.open();
  const clock = createTestClock(new Date('2026-11-21T00:00:00Z'));
  const database = clock.watch(store.database);
  await database.write((db) => insertLead(db, newLead(), []));
  const alarms: string[] = [];
  const looks: string[] = [];
  const stop = startRetention({
    database,
    dataDir: store.place.dataDir,
    clock,
    companyClock,
    log: (event) => looks.push(event),
    onAlarm: (words) => alarms.push(words),
  });
  const run = async (ms: number) => {
    const before = looks.length;
    await clock.run(ms);
    await expect.poll(() => looks.length).toBeGreaterThan(before);
    await clock.settle();
  };
  const runDays = async (days: number) => {
    for (let look = 0; look < 2 * days; look += 1) await run(12 * HOUR_MS);
  };
  await run(HOUR_MS + 1000);
  const left = async () => (await store.rows('SELECT number FROM leads')).length;
  return { store, clock, alarms, stop, left, runDays };
}

describe.each(DATABASES)('a clock that jumps ahead, on %s', { timeout: 180_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('by a year deletes no data before staff can correct it, and warns once', async () => {
    const { store, clock, alarms, stop, left, runDays } = await startWithCurrentDate(databases);
    clock.put(YEAR_MS);
    await runDays(6);
    expect([await left(), alarms]).toEqual([
      1,
      [expect.stringMatching(/показывают .*2027.*\(Омск\).*показывали .*2026.*не удаляются/)],
    ]);
    clock.put(-YEAR_MS);
    await runDays(30);
    expect([await left(), alarms.length]).toEqual([1, 1]);
    await stop();
    await store[Symbol.asyncDispose]();
  });

  test('because of downtime is trusted after a week', async () => {
    const { store, clock, alarms, stop, left, runDays } = await startWithCurrentDate(databases);
    clock.put(YEAR_MS);
    await runDays(8);
    expect([await left(), alarms.length]).toEqual([0, 1]);
    await stop();
    await store[Symbol.asyncDispose]();
  });
});
