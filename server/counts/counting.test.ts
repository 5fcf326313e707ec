import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sqlRows } from '../leads/testing/sql-rows.ts';
import { temporaryDir } from '../leads/testing/temporary-dir.ts';
import type { Count } from './count.ts';
import { startCounting } from './counting.ts';
import type { CountStore } from './store/open-counts.ts';
import { COUNTS_FILE, openCounts, putAside } from './store/open-counts.ts';

const NEVER = 1_000_000_000;
const VIEW = { day: '2026-11-20', page: '/', source: '', goal: '' };

type Pace = NonNullable<Parameters<typeof startCounting>[0]['pace']>;

function startOn(
  open: () => Promise<CountStore>,
  pace: Pace = {},
  aside: () => Promise<string | null> = async () => null,
) {
  const printed: string[] = [];
  const events: string[] = [];
  const counting = startCounting({
    open,
    putAside: aside,
    today: () => '2026-11-20',
    log: (event) => events.push(event),
    printLine: (line) => printed.push(line),
    pace: { writeEveryMs: 5, retryMs: 5, ...pace },
  });
  return { ...counting, printed, events };
}

function memoryStore() {
  const written: Count[] = [];
  const state = { failure: null as Error | null, written, opened: 0, compacted: [] as string[] };
  const store: CountStore = {
    async add(counts) {
      if (state.failure) throw state.failure;
      written.push(...counts);
    },
    async compact(today) {
      state.compacted.push(today);
    },
    close: async () => undefined,
  };
  const open = async () => {
    state.opened += 1;
    return store;
  };
  return { state, open };
}

const sumOf = (counts: readonly Count[]) => counts.reduce((sum, { count }) => sum + count, 0);

test('hits are written in one batch after an interval', async () => {
  const { state, open } = memoryStore();
  const counting = startOn(open);
  for (let hit = 0; hit < 30; hit += 1) counting.add(VIEW);
  expect(state.written).toEqual([]);
  await expect.poll(() => state.written).toEqual([{ ...VIEW, count: 30 }]);
  await counting.stop();
});

test('a large number of hits is written before the interval ends', async () => {
  const { state, open } = memoryStore();
  const counting = startOn(open, { writeEveryMs: NEVER, mostUnwritten: 10 });
  for (let hit = 0; hit < 9; hit += 1) counting.add(VIEW);
  await new Promise((resolve) => setImmediate(resolve));
  expect(state.written).toEqual([]);
  counting.add(VIEW);
  await expect.poll(() => sumOf(state.written)).toBe(10);
  await counting.stop();
});

test('a stop writes the waiting hits', async () => {
  const { state, open } = memoryStore();
  const counting = startOn(open, { writeEveryMs: NEVER });
  counting.add(VIEW);
  await counting.stop();
  expect(sumOf(state.written)).toBe(1);
});

test('on a full disk hits wait in memory, the operator gets one message, and later every hit is written', async () => {
  const { state, open } = memoryStore();
  state.failure = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  const counting = startOn(open);
  counting.add(VIEW);
  await expect.poll(() => counting.health()).toEqual({ trouble: 'full', waiting: 1, lost: 0 });
  const openedBefore = state.opened;
  for (let hit = 0; hit < 500; hit += 1) counting.add({ ...VIEW, page: `/${hit % 3}` });
  await expect.poll(() => state.opened).toBeGreaterThan(openedBefore + 2);
  expect(counting.printed).toEqual([expect.stringMatching(/не записывается: на диске нет места.*ждут в памяти/)]);
  state.failure = null;
  await expect.poll(() => sumOf(state.written)).toBe(501);
  expect(counting.health()).toEqual({ trouble: null, waiting: 0, lost: 0 });
  expect(counting.printed.slice(1)).toEqual(['Счётчик посещений снова записывается.']);
  expect(counting.events).toEqual(['counts_not_written', 'counts_written_again']);
  await counting.stop();
});

test('hits that cannot be written at shutdown are reported with their number', async () => {
  const counting = startOn(() => Promise.reject(Object.assign(new Error('x'), { code: 'ENOSPC' })), {
    writeEveryMs: NEVER,
  });
  counting.add(VIEW);
  await counting.stop();
  expect(counting.printed.at(-1)).toBe('Счётчик посещений: не записано 1.');
});

test('a corrupt file is moved away once, and counting continues in a new file', async () => {
  await using temporary = await temporaryDir();
  const place = { dataDir: temporary.dir, databaseUrl: null };
  await writeFile(join(temporary.dir, COUNTS_FILE), 'broken '.repeat(1000));
  const aside = () => putAside(place, new Date('2026-11-20T10:00:00Z'));
  const counting = startOn(() => openCounts(place), {}, aside);
  counting.add(VIEW);
  const rows = () => sqlRows(join(temporary.dir, COUNTS_FILE), 'SELECT * FROM visit_counts');
  await expect.poll(() => counting.events).toEqual(['counts_put_aside']);
  await counting.stop();
  expect((await readdir(temporary.dir)).sort()).toEqual([COUNTS_FILE, 'counts.sqlite.broken-2026-11-20T10-00-00-000Z']);
  expect(rows()).toEqual([{ ...VIEW, count: 1 }]);
  expect(counting.printed).toEqual([expect.stringContaining('counts.sqlite.broken-2026-11-20T10-00-00-000Z')]);
});

test('a file that is corrupt again stays, so that copies do not fill the disk', async () => {
  const broken = Object.assign(new Error('database disk image is malformed'), { errcode: 11 });
  let asides = 0;
  const counting = startOn(
    () => Promise.reject(broken),
    {},
    async () => `counts.sqlite.broken-${++asides}`,
  );
  counting.add(VIEW);
  await expect.poll(() => counting.health().trouble).toBe('corrupt');
  expect(asides).toBe(1);
  await counting.stop();
});

test('a deleted file is recreated immediately', async () => {
  await using temporary = await temporaryDir();
  const place = { dataDir: temporary.dir, databaseUrl: null };
  const rows = () => sqlRows(join(temporary.dir, COUNTS_FILE), 'SELECT count FROM visit_counts');
  const counting = startOn(() => openCounts(place));
  counting.add(VIEW);
  await expect.poll(() => counting.health().waiting).toBe(0);
  await expect.poll(() => (readable() ? rows() : [])).toEqual([{ count: 1 }]);
  await rm(temporary.dir, { recursive: true });
  await mkdir(temporary.dir);
  counting.add(VIEW);
  counting.add(VIEW);
  await expect.poll(() => (readable() ? rows() : [])).toEqual([{ count: 2 }]);
  await counting.stop();
  expect(counting.printed).toEqual([]);

  function readable(): boolean {
    try {
      return rows().length >= 0;
    } catch {
      return false;
    }
  }
});

test('old days are compacted on schedule, also without visits', async () => {
  const { state, open } = memoryStore();
  const counting = startOn(open, { firstCompactionMs: 0, compactEveryMs: 20 });
  await expect.poll(() => state.compacted.length).toBeGreaterThan(2);
  expect(new Set(state.compacted)).toEqual(new Set(['2026-11-20']));
  await counting.stop();
});
