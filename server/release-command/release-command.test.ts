import { mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEarlierRelease } from '../publish/earlier-release.ts';
import { keptReleases, pruneReleases } from '../publish/prune-releases.ts';
import { putIntoService } from '../publish/swap.ts';
import { PIN_FILE, readPin } from '../release/pin.ts';
import { writeRelease } from '../serve/fixture-release.ts';
import { runReleaseCommand } from './run-release-command.ts';

const NOTHING_ADDED = { files: [], folders: [] };
let dataDir: string;
let output: string[];

const readShownRelease = async () => basename(await readlink(join(dataDir, 'current')));
const release = (...args: readonly string[]) =>
  runReleaseCommand(args, { dataDir, role: 'publish' }, (line) => output.push(line));

async function publish(id: string): Promise<void> {
  await writeRelease(dataDir, id, { 'index.html': id });
  await putIntoService(dataDir, id, NOTHING_ADDED);
}

beforeEach(async () => {
  output = [];
  dataDir = await mkdtemp(join(tmpdir(), 'release-'));
  for (const id of ['20261120-a', '20261121-b', '20261122-c']) await publish(id);
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a release pinned by a rollback stays while others are published, and unpin shows the newest one', async () => {
  expect(await readShownRelease()).toBe('20261122-c');
  expect(await release('rollback')).toBe(0);
  expect(await readShownRelease()).toBe('20261121-b');
  await publish('20261123-d');
  expect(await readShownRelease()).toBe('20261121-b');
  expect(await release('unpin')).toBe(0);
  expect(await readShownRelease()).toBe('20261123-d');
  await publish('20261124-e');
  expect(await readShownRelease()).toBe('20261124-e');
});

test('without a newer release, unpin shows the release from before the rollback', async () => {
  await release('rollback', '20261120-a');
  await release('rollback', '20261121-b');
  await release('unpin');
  expect(await readShownRelease()).toBe('20261122-c');
});

test('a rollback without a name goes back one more release each time and reports when none is left', async () => {
  expect([await release('rollback'), await release('rollback'), await release('rollback')]).toEqual([0, 0, 1]);
  expect(await readShownRelease()).toBe('20261120-a');
  expect(output.at(-1)).toContain('Выпуска старше показанного не осталось');
});

test('the list shows time and build of each release, newest first, and marks shown, pinned and waiting', async () => {
  await release('rollback');
  await writeRelease(dataDir, '20261199-of-a-newer-version', { 'index.html': '' });
  await writeFile(join(dataDir, 'releases', '20261199-of-a-newer-version', 'release.json'), '{"format":2}');
  output = [];
  expect(await release('list')).toBe(0);
  expect(output).toEqual([
    'Выпуски, новые сверху. Время: UTC.',
    '20261122-c  2026-11-20 10:00  сборка build-20261122-c  ← ждёт снятия закрепления',
    '20261121-b  2026-11-20 10:00  сборка build-20261121-b  ← на сайте, закреплён',
    '20261120-a  2026-11-20 10:00  сборка build-20261120-a',
  ]);
});

test('an impossible command changes nothing and prints the reason', async () => {
  expect(await release('rollback', '20261199-x')).toBe(1);
  expect(await release('unpin')).toBe(1);
  expect(await release('rollback', '../..')).toBe(1);
  expect(await release('show')).toBe(2);
  expect(await runReleaseCommand(['rollback'], { dataDir, role: 'serve' }, (line) => output.push(line))).toBe(1);
  expect(await readShownRelease()).toBe('20261122-c');
  expect(output.map((line) => line.slice(0, 24))).toMatchInlineSnapshot(`
    [
      "Выпуска 20261199-x нет, ",
      "Выпуск не закреплён: на ",
      "Выпуска ../.. нет, или о",
      "npm run release -- list ",
      "Этот сервер показывает т",
    ]
  `);
});

test('a pin on a deleted release is ignored', async () => {
  await release('rollback');
  await rm(join(dataDir, 'releases', '20261121-b'), { recursive: true });
  expect(await readPin(dataDir)).toBeNull();
  await publish('20261123-d');
  expect(await readShownRelease()).toBe('20261123-d');
});

test('a swap overtaken by a pin is undone, and the published release waits', async () => {
  await writeRelease(dataDir, '20261123-d', { 'index.html': '' });
  await putIntoService(dataDir, '20261123-d', NOTHING_ADDED, async (path) => {
    if (path.endsWith('20261123-d')) await writeFile(join(dataDir, PIN_FILE), PIN_ON_B);
  });
  expect(await readShownRelease()).toBe('20261121-b');
  expect(basename(await readlink(join(dataDir, 'waiting')))).toBe('20261123-d');
});
const PIN_ON_B = JSON.stringify({ releaseId: '20261121-b', since: '2026-11-25T10:00:00.000Z' });

test('the next publish builds on the waiting release, not on the shown one', async () => {
  const base = async () => (await readEarlierRelease(dataDir, null))?.manifest.id;
  for (const id of ['20261121-b', '20261122-c']) await writeFile(join(dataDir, 'releases', id, 'pages.json'), '{}');
  expect(await base()).toBe('20261122-c');
  await release('rollback');
  expect(await base()).toBe('20261122-c');
});

test('the newest five releases are kept, and the last one of each of seven days', () => {
  const ofDay = (day: number) => Array.from({ length: 3 }, (_, at) => `202611${day}09000${at}-x`);
  const ids = Array.from({ length: 10 }, (_, at) => ofDay(11 + at)).flat();
  const kept = [...keptReleases(ids)].sort().reverse();
  expect(kept.slice(0, 5)).toEqual(ids.toReversed().slice(0, 5));
  expect(kept.slice(5)).toEqual([18, 17, 16, 15, 14].map((day) => `202611${day}090002-x`));
});

test('a pinned, shown or waiting release is never deleted', async () => {
  await release('rollback', '20261120-a');
  for (let at = 0; at < 9; at += 1) await publish(`20261201${at}-x`);
  for (let at = 1; at < 9; at += 1) await publish(`2026120${at}-y`);
  await pruneReleases(dataDir);
  expect(await readShownRelease()).toBe('20261120-a');
  await release('list');
  expect(output.join('\n')).toContain('20261120-a');
  expect(output.join('\n')).not.toContain('20261121-b');
});
