import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContentWatch } from './watch-content.ts';
import { watchContent } from './watch-content.ts';

/** Polling is an hour away, so a quick notification must come from an event. */
const ONLY_EVENTS = { lookEveryMs: 3_600_000 };
const ONLY_LOOKING = { events: false, lookEveryMs: 50 };

let home: string;
let folder: string;
let calls: number;
let watching: ContentWatch | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'watch-'));
  folder = join(home, 'content');
  await mkdir(join(folder, 'works'), { recursive: true });
  await writeFile(join(folder, 'company.yaml'), 'brand: A');
  await writeFile(join(folder, 'works', 'a.yaml'), 'title: A');
  calls = 0;
});
afterEach(async () => {
  watching?.stop();
  await rm(home, { recursive: true, force: true });
});

async function watchWith(options: Parameters<typeof watchContent>[2]): Promise<void> {
  watching = await watchContent(folder, () => (calls += 1), options);
}

async function noticed(change: () => unknown): Promise<void> {
  const before = calls;
  await change();
  await expect.poll(() => calls).toBeGreaterThan(before);
}

const write = (file: string, text: string) => writeFile(join(folder, file), text);
async function renameOver(file: string, text: string): Promise<void> {
  await writeFile(join(home, 'new'), text);
  await rename(join(home, 'new'), join(folder, file));
}

test.each([
  ['events', ONLY_EVENTS],
  ['looking alone', ONLY_LOOKING],
])('a file change by rename, write in place, deletion or creation is detected through %s', async (_, options) => {
  await watchWith(options);
  await noticed(() => renameOver('company.yaml', 'brand: B'));
  await noticed(() => write('company.yaml', 'brand: C'));
  await noticed(() => renameOver('works/a.yaml', 'title: B'));
  await noticed(() => write('works/a.yaml', 'title: C'));
  await noticed(() => rm(join(folder, 'works', 'a.yaml')));
  await noticed(() => write('works/a.yaml', 'title: D'));
});

test.each([
  ['events', ONLY_EVENTS],
  ['looking alone', ONLY_LOOKING],
])('files of a new folder, or of one moved away and back, are detected through %s', async (_, options) => {
  await watchWith(options);
  await noticed(() => rename(join(folder, 'works'), join(home, 'works')));
  await noticed(() => rename(join(home, 'works'), join(folder, 'works')));
  await noticed(() => write('works/a.yaml', 'title: B'));
  await noticed(() => rename(join(folder, 'works'), join(home, 'works')));
  await noticed(() => cp(join(home, 'works'), join(folder, 'works'), { recursive: true }));
  await noticed(() => write('works/a.yaml', 'title: C'));
  await mkdir(join(folder, 'flats'));
  await noticed(() => write('flats/b.yaml', 'title: B'));
  await noticed(() => rename(join(folder, 'flats'), join(folder, 'sold')));
  await noticed(() => write('sold/b.yaml', 'title: C'));
});

test('the whole content folder may be missing at the start, appear, vanish and return', async () => {
  await rename(folder, join(home, 'away'));
  await watchWith({ lookEveryMs: 50 });
  await noticed(() => rename(join(home, 'away'), folder));
  await noticed(() => renameOver('company.yaml', 'brand: B'));
  await noticed(() => rename(folder, join(home, 'away')));
  await noticed(() => cp(join(home, 'away'), folder, { recursive: true }));
  await noticed(() => write('works/a.yaml', 'title: B'));
});

test('a git checkout of another state is detected, and so is each later edit', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=one');
  await write('works/a.yaml', 'title: B');
  git('commit', '--quiet', '--all', '--message=two');
  await watchWith(ONLY_EVENTS);
  await noticed(() => git('checkout', '--quiet', 'HEAD~1'));
  await noticed(() => write('works/a.yaml', 'title: C'));
  await noticed(() => git('checkout', '--quiet', '--force', 'main'));
  await noticed(() => renameOver('works/a.yaml', 'title: D'));
});

test('two hundred simultaneous file changes cause one or two calls', async () => {
  await watchWith(ONLY_EVENTS);
  await noticed(async () => {
    for (let number = 0; number < 200; number += 1) await write(`works/work-${number}.yaml`, 'title: A');
  });
  expect(calls).toBeLessThanOrEqual(3);
});

test('a change that keeps the length and the modification time is detected without events', async () => {
  const then = new Date('2026-01-01T00:00:00Z');
  await utimes(join(folder, 'company.yaml'), then, then);
  await watchWith(ONLY_LOOKING);
  await noticed(async () => {
    await write('company.yaml', 'brand: B');
    await utimes(join(folder, 'company.yaml'), then, then);
  });
});

test('temporary files of editors and systems do not count as a change', async () => {
  await watchWith({ lookEveryMs: 50 });
  for (const name of [
    '.company.yaml.swp',
    'company.yaml~',
    '~$company.docx',
    'Thumbs.db',
    'desktop.ini',
    '.DS_Store',
  ]) {
    await write(name, 'x');
  }
  await waitForSlowerWatcher();
  expect(calls).toBe(0);
});

test('no change is reported after the stop', async () => {
  await watchWith({ lookEveryMs: 50 });
  watching?.stop();
  await write('company.yaml', 'brand: B');
  await waitForSlowerWatcher();
  expect(calls).toBe(0);
});

/** Resolves when a second, slower watcher has reported a change in another folder. */
async function waitForSlowerWatcher(): Promise<void> {
  const other = join(home, 'other');
  await mkdir(other);
  const { promise, resolve } = Promise.withResolvers<void>();
  const watch = await watchContent(other, resolve, { ...ONLY_LOOKING, lookEveryMs: 200 });
  await writeFile(join(other, 'company.yaml'), 'brand: B');
  await promise;
  watch.stop();
}
