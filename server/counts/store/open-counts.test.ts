import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysAfter } from '../../../model/format/calendar.ts';
import type { TestDatabases } from '../../leads/testing/databases.ts';
import { DATABASES, startDatabases } from '../../leads/testing/databases.ts';
import type { Count } from '../count.ts';
import { OTHER_SOURCES, Sums } from '../count.ts';
import { DAYS_KEPT, MAX_SOURCES_A_DAY } from './count-store.ts';
import { COUNTS_FILE, openCounts, putAside, readCounts } from './open-counts.ts';

const TODAY = '2026-11-20';
const view = (change: Partial<Count> = {}): Count => ({
  ...{ day: TODAY, page: '/', source: '', goal: '', count: 1 },
  ...change,
});

describe.each(DATABASES)('counts in %s', (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  });
  afterAll(() => databases[Symbol.asyncDispose]());

  async function openPlace() {
    const place = await databases.newPlace();
    const store = await openCounts(place);
    const all = async () => sorted((await readCounts(place, '2000-01', '2100-01')).counts);
    return { place, store, all, [Symbol.asyncDispose]: () => store.close() };
  }

  test('counts for the same key are summed, also from two servers at the same time', async () => {
    await using opened = await openPlace();
    const other = await openCounts(opened.place);
    const goals = ['', 'phone', 'lead_sent'];
    const batch = goals.map((goal) => view({ goal, count: 2 }));
    await Promise.all(Array.from({ length: 10 }, (_, turn) => (turn % 2 ? opened.store : other).add(batch)));
    await other.close();
    expect(await opened.all()).toEqual(sorted(goals.map((goal) => view({ goal, count: 20 }))));
  });

  test('reading a store that was never opened returns nothing and creates nothing', async () => {
    const place = await databases.newPlace();
    expect(await readCounts(place, '2000-01-01', TODAY)).toEqual({ counts: [], since: null });
    expect(await readdir(place.dataDir)).toEqual([]);
  });

  test('a range of days is read while the store is open and after it is closed, with the first day', async () => {
    const { place, store } = await openPlace();
    const days = [daysAfter(TODAY, -3), daysAfter(TODAY, -1), TODAY];
    await store.add(days.map((day) => view({ day })));
    const expected = { counts: [view({ day: daysAfter(TODAY, -1) })], since: daysAfter(TODAY, -3) };
    const look = () => readCounts(place, daysAfter(TODAY, -2), daysAfter(TODAY, -1));
    expect(await look()).toEqual(expected);
    await store.close();
    expect(await look()).toEqual(expected);
  });

  test('the number of sources a day is limited, also across restarts', async () => {
    const { place, store } = await openPlace();
    const createViews = (from: number) => Array.from({ length: 150 }, (_, at) => view({ source: `made-${from + at}` }));
    await store.add([view({ source: 'yandex' }), ...createViews(0)]);
    await store.close();
    const next = await openCounts(place);
    await next.add([
      ...createViews(150),
      view({ source: 'yandex' }),
      view({ day: daysAfter(TODAY, 1), source: 'new' }),
    ]);
    await next.close();
    const { counts } = await readCounts(place, TODAY, TODAY);
    const sources = new Set(counts.map(({ source }) => source));
    expect(sources.size).toBe(MAX_SOURCES_A_DAY + 1);
    expect(counts.find(({ source }) => source === 'yandex')?.count).toBe(2);
    expect(counts.find(({ source }) => source === OTHER_SOURCES)?.count).toBe(1 + 300 - MAX_SOURCES_A_DAY);
    expect(sumBy(counts, () => 'all')).toEqual({ all: 302 });
    expect((await readCounts(place, daysAfter(TODAY, 1), daysAfter(TODAY, 1))).counts[0]?.source).toBe('new');
  });

  test('old days are merged into months with the same sums, and a second compaction changes nothing', async () => {
    const count = fc.record({
      day: fc.integer({ min: 0, max: 250 }).map((days) => daysAfter(TODAY, -days)),
      page: fc.constantFrom('/', '/works'),
      source: fc.constantFrom('', 'yandex'),
      goal: fc.constantFrom('', 'phone'),
      count: fc.integer({ min: 1, max: 1000 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(count, { maxLength: 80, size: 'max' }),
        fc.integer({ min: 0, max: 200 }),
        async (counts, later) => {
          await using opened = await openPlace();
          await opened.store.add(counts);
          const today = daysAfter(TODAY, later);
          // The second compaction meets months that already have rows.
          await opened.store.compact(TODAY);
          await opened.store.compact(today);
          const compacted = await opened.all();
          const ofMonth = ({ day, page, source, goal }: Count) => [day.slice(0, 7), page, source, goal].join(' ');
          expect(sumBy(compacted, ofMonth)).toEqual(sumBy(counts, ofMonth));
          const days = compacted.filter(({ day }) => day.length === 10);
          expect(days.every(({ day }) => day >= daysAfter(today, -DAYS_KEPT))).toBe(true);
          expect(days).toEqual(sorted(onlyOnce(counts.filter(({ day }) => day >= daysAfter(today, -DAYS_KEPT)))));
          await opened.store.compact(today);
          expect(await opened.all()).toEqual(compacted);
        },
      ),
      { numRuns: kind === 'SQLite' ? 30 : 10 },
    );
  });

  test('a month is deleted after twenty-five months, and no day earlier', async () => {
    await using opened = await openPlace();
    await opened.store.add([view({ day: '2024-09-30' }), view({ day: '2024-10-01' }), view({ day: '2024-10-31' })]);
    await opened.store.compact('2026-10-31');
    expect(await opened.all()).toEqual([view({ day: '2024-09' }), view({ day: '2024-10', count: 2 })]);
    await opened.store.compact('2026-11-01');
    expect(await opened.all()).toEqual([view({ day: '2024-10', count: 2 })]);
    await opened.store.compact('2026-12-01');
    expect(await opened.all()).toEqual([]);
  });
});

test('a file that is not a database is moved away under a name with the time', async () => {
  await using databases = await startDatabases('SQLite');
  const place = await databases.newPlace();
  await writeFile(join(place.dataDir, COUNTS_FILE), 'no database at all '.repeat(100));
  await expect(openCounts(place)).rejects.toThrow();
  await expect(readCounts(place, TODAY, TODAY)).rejects.toThrow();
  const aside = await putAside(place, new Date('2026-11-20T10:00:00Z'));
  expect(aside).toBe('counts.sqlite.broken-2026-11-20T10-00-00-000Z');
  expect(await readdir(place.dataDir)).toEqual([aside]);
  await (await openCounts(place)).close();
  expect(await readdir(place.dataDir)).toContain(COUNTS_FILE);
});

test('a write to a file deleted under the running server is rejected', async () => {
  await using databases = await startDatabases('SQLite');
  const place = await databases.newPlace();
  const store = await openCounts(place);
  await rm(place.dataDir, { recursive: true });
  await mkdir(place.dataDir);
  await expect(store.add([view()])).rejects.toMatchObject({ code: 'ESTALE' });
  await store.close();
});

function onlyOnce(counts: readonly Count[]): Count[] {
  const sums = new Sums();
  for (const count of counts) sums.add(count);
  return sums.sorted();
}

function sorted(counts: readonly Count[]): Count[] {
  const text = (count: Count) => JSON.stringify(count);
  return [...counts].sort((one, other) => (text(one) < text(other) ? -1 : 1));
}

function sumBy(counts: readonly Count[], nameOf: (count: Count) => string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const count of counts) sums[nameOf(count)] = (sums[nameOf(count)] ?? 0) + count.count;
  return sums;
}
