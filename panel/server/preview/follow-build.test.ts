import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltSite } from '../../../server/publish/built-site.ts';
import { followBuild } from './follow-build.ts';

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'));
});
afterAll(() => rm(dist, { recursive: true }));

const finishBuild = () => writeFile(join(dist, 'sources.txt'), crypto.randomUUID());
const beginBuild = () => rm(join(dist, 'sources.txt'));

test('a new build is read once it is complete, and the last one is shown until then', async () => {
  let reads = 0;
  const built = followBuild(dist, async () => ({ buildId: String(++reads) }) as BuiltSite);
  const shown = async () => (await built()).buildId;
  await finishBuild();
  expect([await shown(), await shown()]).toEqual(['1', '1']);
  await beginBuild();
  expect(await shown()).toBe('1');
  await finishBuild();
  expect([await shown(), await shown()]).toEqual(['2', '2']);
});

test('a build that could not be read is read again', async () => {
  let isWhole = false;
  const built = followBuild(dist, async () => {
    if (!isWhole) throw new Error('no whole build');
    return { buildId: 'a' } as BuiltSite;
  });
  await expect(built()).rejects.toThrow('no whole build');
  isWhole = true;
  expect((await built()).buildId).toBe('a');
});
