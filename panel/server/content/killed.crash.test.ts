import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// biome-ignore lint/plugin: it is killed at any moment of its work.
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { probe } from '../../../model/load/blind-probe.fixture.ts';
import { createContentLoader } from '../../../model/load/load-content.ts';
import { writeExampleCompany } from '../../../scripts/test-releases/example-company.ts';
import type { Entry, EntrySummary } from '../../contract/content.ts';
import type { Deleted } from '../../contract/lists.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import { versionOf } from './content-disk.ts';

/** Number of kills; use `KILLS=200` for a thorough manual run. */
const KILLS = Number(process.env.KILLS ?? 30);
/** A bundle starts faster than sources; `node_modules` lets it resolve external packages. */
const BUNDLE = join('node_modules', `.killed-panel-${process.pid}`);
const FILES = ['works/first.yaml', 'works/second.yaml'];
const MOVING = ['works/moving.yaml', 'works/moved.yaml'] as const;
/** Deleted and restored together. */
const PAIR = ['works/left.yaml', 'works/right.yaml'];

const home = mkdtempSync(join(tmpdir(), 'killed-'));
const contentDir = join(home, 'content');
const dataDir = join(home, 'var');
await writeExampleCompany(contentDir, ['first', 'second', 'moving', 'left', 'right']);
const loader = createContentLoader(contentDir, probe);
beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      ssr: join(import.meta.dirname, 'killed-panel.fixture.ts'),
      outDir: BUNDLE,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  });
});
afterAll(() => {
  for (const dir of [home, BUNDLE]) rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

/** Last confirmed value and unconfirmed values, by file. */
const answered = new Map<string, string>();
const unconfirmed = new Map<string, Set<string>>();
let saves = 0;
let answers = 0;
let renames = 0;
let deletions = 0;

test(`${KILLS} kills during saves, renames and deletions of two leave only files with confirmed or pending content`, async () => {
  for (const file of FILES) recordConfirmed(file, styleOf(file));
  for (let kill = 0; kill < KILLS; kill += 1) {
    await runUntilKilled([() => renames, () => answers, () => deletions][kill % 3] ?? null);
    for (const file of FILES)
      expect([answered.get(file), ...(unconfirmed.get(file) ?? [])], file).toContain(styleOf(file));
    for (const file of FILES) recordConfirmed(file, styleOf(file));
  }
  await runUntilKilled(null);
  await expectHistoryAgrees();
  expect(answers).toBeGreaterThan(KILLS);
  expect(renames).toBeGreaterThan(0);
  expect(deletions).toBeGreaterThan(0);
}, 1_800_000);

/** Kills the panel shortly after the counter increases, or before the first request if `done` is `null`. */
async function runUntilKilled(done: (() => number) | null): Promise<void> {
  const child = spawn(process.execPath, [join(BUNDLE, 'child.mjs'), JSON.stringify({ contentDir, dataDir })], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(home, 'compiled') },
  });
  const exit = once(child, 'exit');
  const isOver = { now: done === null };
  const work: Promise<void>[] = [];
  try {
    const [port] = (await once(child.stdout, 'data')) as [Buffer];
    const url = `http://127.0.0.1:${String(port).trim()}`;
    await expectWhole();
    await expectPairInOnePlace(url);
    work.push(
      ...[...FILES, ...FILES].map((file) => saveOn(url, file, isOver)),
      renameOn(url, isOver),
      deleteOn(url, isOver),
    );
    if (done) await untilOneMore(done);
  } finally {
    child.kill('SIGKILL');
    await exit;
    isOver.now = true;
    await Promise.all(work);
  }
}

async function untilOneMore(done: () => number): Promise<void> {
  const before = done();
  const givesUp = performance.now() + 20_000;
  while (done() === before && performance.now() < givesUp) await sleep(5);
  await sleep(Math.random() * 300);
}

/** Two entries deleted together are both in the folder or both in the bin. */
async function expectPairInOnePlace(url: string): Promise<void> {
  const there = PAIR.filter((file) => existsSync(join(contentDir, file)));
  const bin = await ask<{ file: string }[]>(url, 'GET', '/api/bin');
  const missing = PAIR.filter((file) => bin.some((item) => item.file === file));
  expect([there, missing.sort()]).toEqual(there.length > 0 ? [PAIR, []] : [[], PAIR]);
}

/** Checks the invariants after a start: one of two names, no temporary files, a folder that loads. */
async function expectWhole(): Promise<void> {
  expect(MOVING.filter((file) => existsSync(join(contentDir, file)))).toHaveLength(1);
  expect(globSync('**/.tmp-*', { cwd: contentDir })).toEqual([]);
  const loaded = await loader.load(new Date('2026-11-20T10:00:00Z'));
  expect(loaded.ok || loaded.issues).toBe(true);
}

async function saveOn(url: string, file: string, isOver: { now: boolean }): Promise<void> {
  while (!isOver.now) {
    try {
      const entry = await ask<Entry>(url, 'GET', `/api/entry?file=${file}`);
      saves += 1;
      const style = `Правка ${saves}`;
      const asked = unconfirmed.get(file) ?? new Set();
      unconfirmed.set(file, asked.add(style));
      const { version, facts, body } = entry;
      const saved = await ask<Entry>(url, 'PUT', '/api/entry', { file, version, facts: { ...facts, style }, body });
      asked.delete(style);
      if (!saved.version) continue;
      answered.set(file, style);
      answers += 1;
    } catch {
      return;
    }
  }
}

async function renameOn(url: string, isOver: { now: boolean }): Promise<void> {
  while (!isOver.now) {
    try {
      const [file = '', next = ''] = existsSync(join(contentDir, MOVING[0])) ? MOVING : MOVING.toReversed();
      const { version } = await ask<Entry>(url, 'GET', `/api/entry?file=${file}`);
      const slug = next.slice('works/'.length, -'.yaml'.length);
      await ask(url, 'POST', '/api/entry/rename', { file, version, slug });
      renames += 1;
    } catch {
      return;
    }
  }
}

async function deleteOn(url: string, isOver: { now: boolean }): Promise<void> {
  while (!isOver.now) {
    try {
      const bin = await ask<{ id: number; file: string }[]>(url, 'GET', '/api/bin');
      const ids = bin.filter(({ file }) => PAIR.includes(file)).map(({ id }) => id);
      if (ids.length > 0) await ask(url, 'POST', '/api/bin/restore', { ids });
      const list = await ask<EntrySummary[]>(url, 'GET', '/api/entries?kind=works');
      const entries = list.filter(({ file }) => PAIR.includes(file));
      const { done } = await ask<Deleted>(url, 'POST', '/api/entries/delete', { entries });
      if (done.length === PAIR.length) deletions += 1;
    } catch {
      return;
    }
  }
}

async function ask<T>(url: string, method: string, path: string, body?: unknown): Promise<T> {
  const headers = { Origin: url, 'Content-Type': 'application/json' };
  const response = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return (await response.json()) as T;
}

function styleOf(file: string): string | undefined {
  return /^style: (.*)$/m.exec(readFileSync(join(contentDir, file), 'utf8'))?.[1];
}

/** Records the current value of the file as confirmed. */
function recordConfirmed(file: string, style: string | undefined): void {
  if (style !== undefined) answered.set(file, style);
  unconfirmed.delete(file);
}

async function expectHistoryAgrees(): Promise<void> {
  const { db, close } = await openPanelDatabase({ dataDir, databaseUrl: null });
  const pending = await db.selectFrom('content_history').selectAll().where('pending', 'is not', null).execute();
  expect(pending).toEqual([]);
  const byHand = await db.selectFrom('content_history').selectAll().where('who', '!=', 'Анна').execute();
  expect(byHand).toEqual([]);
  for (const file of FILES) {
    const rows = db.selectFrom('content_history').selectAll().where('file', '=', file).orderBy('id');
    const history = await rows.execute();
    expect(history.at(-1)?.version).toBe(versionOf(readFileSync(join(contentDir, file))));
    for (const [index, row] of history.entries()) {
      if (index > 0) expect(row.before_version).toBe(history[index - 1]?.version);
    }
  }
  await close();
}
