import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { TEMPORARY_PREFIX, writeFileAtomic } from './write-file-atomic.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'write-whole-'));
  onTestFinished(() => rm(dir, { recursive: true }));
});

test('a write replaces the file of that name and leaves other hard links to the old file unchanged', async () => {
  await writeFile(join(dir, 'a.txt'), 'old');
  await link(join(dir, 'a.txt'), join(dir, 'other.txt'));
  await writeFileAtomic(dir, 'a.txt', 'new');
  expect(await readFile(join(dir, 'a.txt'), 'utf8')).toBe('new');
  expect(await readFile(join(dir, 'other.txt'), 'utf8')).toBe('old');
  expect((await readdir(dir)).sort()).toEqual(['a.txt', 'other.txt']);
});

test('an aborted or failed write leaves no file and no temporary file', async () => {
  await expect(writeFileAtomic(dir, 'a.avif', Buffer.alloc(10), { signal: AbortSignal.abort() })).rejects.toThrow();
  await mkdir(join(dir, 'b.avif'));
  await expect(writeFileAtomic(dir, 'b.avif', Buffer.alloc(10))).rejects.toThrow();
  expect(await readdir(dir)).toEqual(['b.avif']);
});

test('a file gets exactly the given permissions for any umask', async () => {
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  await writeFileAtomic(dir, 'open.txt', 'open', { mode: 0o664 });
  await writeFileAtomic(dir, 'closed.txt', 'closed');
  const modeOf = async (name: string) => (await stat(join(dir, name))).mode & 0o777;
  expect([await modeOf('open.txt'), await modeOf('closed.txt')]).toEqual([0o664, 0o600]);
});

test('a custom placement gets a complete hidden file, and can refuse an existing target', async () => {
  await mkdir(join(dir, 'inner'));
  const placed: string[] = [];
  const place = async (temporary: string, path: string) => {
    placed.push(temporary, await readFile(temporary, 'utf8'));
    await link(temporary, path);
  };
  await writeFileAtomic(dir, 'inner/a.txt', 'first', { place });
  expect(placed).toEqual([expect.stringContaining(join(dir, TEMPORARY_PREFIX)), 'first']);
  await expect(writeFileAtomic(dir, 'inner/a.txt', 'second', { place })).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readFile(join(dir, 'inner/a.txt'), 'utf8')).toBe('first');
  expect(await readdir(dir)).toEqual(['inner']);
});
