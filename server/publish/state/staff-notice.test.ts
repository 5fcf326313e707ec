import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_FEEDS } from '../../../model/feeds/feed-report.ts';
import type { ContentIssue } from '../../../model/load/issue.ts';
import { readPublishState } from './publish-state.ts';
import type { StaffNotice } from './staff-notice.ts';
import { createStaffNotice } from './staff-notice.ts';
import type { StateKeeper } from './state-keeper.ts';
import { openStateKeeper } from './state-keeper.ts';

const MINUTE = 60_000;
const SHORT = { file: 'works/a.yaml', line: 3, path: ['title'], message: 'Поля нет.' };
const LONG = { file: 'works/b.yaml', message: 'Файл пустой.' };

let dataDir: string;
let letters: string[];
let isTaken: boolean;
let keeper: StateKeeper;
let notice: StaffNotice;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-20T10:00:00Z') });
  dataDir = await mkdtemp(join(tmpdir(), 'state-'));
  letters = [];
  isTaken = true;
  await start();
});
afterEach(async () => {
  notice.stop();
  await keeper.whenWritten();
  vi.useRealTimers();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  keeper = await openStateKeeper({
    dataDir,
    onWriteFailed: (error) => {
      throw error;
    },
  });
  notice = createStaffNotice({
    keeper,
    notify: async (words) => {
      if (isTaken) letters.push(words);
      return isTaken;
    },
  });
  notice.look();
}

async function restart(): Promise<void> {
  notice.stop();
  await keeper.whenWritten();
  await start();
}

function published(...issues: ContentIssue[]): void {
  const heldBack = issues.map(({ file }) => ({ file, instead: 'earlier' as const }));
  const facts = { releaseId: 'r1', releaseDir: '/r1', pages: 70, rendered: 1, changed: true, milliseconds: 9 };
  const begunAt = new Date(Date.now() - 900).toISOString();
  const message = {
    type: 'published' as const,
    number: 1,
    ...facts,
    begunAt,
    changesAt: null,
    reminders: [],
    feeds: NO_FEEDS,
    issues,
    heldBack,
  };
  keeper.recordRun(message, null);
  notice.look();
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('an error fixed within two minutes sends no email', async () => {
  published(SHORT);
  await pass(MINUTE);
  published();
  await pass(60 * MINUTE);
  expect(letters).toEqual([]);
});

test('a persistent error is reported once, and its fix once', async () => {
  published(SHORT);
  await pass(3 * MINUTE);
  for (let edit = 0; edit < 5; edit += 1) {
    published({ ...SHORT, line: 4 + edit });
    await pass(10 * MINUTE);
  }
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain('works/a.yaml, строка 3, поле «Название» (title): Поля нет.');
  expect(letters[0]).toContain('остальные правки на сайте');
  published();
  await pass(60 * MINUTE);
  published();
  await pass(60 * MINUTE);
  expect(letters).toHaveLength(2);
  expect(letters[1]).toContain('снова публикуется');
});

test('another error is reported too, the return of the first one is not', async () => {
  published(SHORT);
  await pass(3 * MINUTE);
  published(LONG);
  await pass(3 * MINUTE);
  published(SHORT);
  await pass(60 * MINUTE);
  expect(letters.map((words) => /works\/.\.yaml/.exec(words)?.[0])).toEqual(['works/a.yaml', 'works/b.yaml']);
});

test('an email that was not accepted is retried until it is accepted', async () => {
  isTaken = false;
  published(SHORT);
  await pass(20 * MINUTE);
  isTaken = true;
  await pass(60 * MINUTE);
  expect(letters).toHaveLength(1);
});

test('a restart neither loses a due email nor sends one again', async () => {
  published(SHORT);
  await pass(MINUTE);
  await restart();
  await pass(1.5 * MINUTE);
  expect(letters).toHaveLength(1);
  await restart();
  published(SHORT);
  await pass(60 * MINUTE);
  expect(letters).toHaveLength(1);
  published();
  await restart();
  await pass(MINUTE);
  expect(letters).toHaveLength(2);
});

test('a system failure is reported with its reason and the state of the site', async () => {
  keeper.recordRun({ type: 'failed', number: 1, fault: 'system', issues: [], message: 'На диске нет места.' }, null);
  notice.look();
  await pass(3 * MINUTE);
  expect(letters[0]).toMatch(/Опубликовать не удалось, сайт ещё не открыт[\s\S]*На диске нет места\./);
});

test('the state file gives the live release and the refused files with place, reason and time', async () => {
  published();
  await pass(MINUTE);
  published(SHORT);
  await keeper.whenWritten();
  expect(JSON.parse(await readFile(join(dataDir, 'publish-state.json'), 'utf8'))).toEqual({
    format: 1,
    pinned: null,
    feeds: NO_FEEDS,
    live: { releaseId: 'r1', since: '2026-11-20T10:00:00.000Z' },
    advice: { total: 0, issues: [] },
    lastRun: { begunAt: '2026-11-20T10:00:59.100Z', endedAt: '2026-11-20T10:01:00.000Z', milliseconds: 900 },
    refused: true,
    trouble: {
      fault: 'content',
      isWhole: false,
      since: '2026-11-20T10:01:00.000Z',
      standsSince: '2026-11-20T10:01:00.000Z',
      issues: [SHORT],
      heldBack: [{ file: 'works/a.yaml', instead: 'earlier' }],
    },
    notified: [],
  });
});

test('a state written by an earlier version is read unchanged', async () => {
  published(SHORT);
  await keeper.whenWritten();
  const path = join(dataDir, 'publish-state.json');
  const { lastRun: _, advice: __, ...earlier } = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify(earlier));
  expect(await readPublishState(dataDir)).toEqual({ ...earlier, lastRun: null, advice: { total: 0, issues: [] } });
});
