import { lstat, mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ReleaseWriter } from './release-writer.ts';
import { putIntoService, updateCurrentLink } from './swap.ts';

const PAGE = Buffer.from('<p>страница</p>'.repeat(100));
let dataDir: string;
let releaseDir: string;
let writer: ReleaseWriter;

const current = () => readlink(join(dataDir, 'current'));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'swap-'));
  const earlierPublic = join(dataDir, 'releases', 'old', 'public');
  const earlier = await new ReleaseWriter(join(dataDir, 'releases', 'old')).write('/a', 'a.html', PAGE, {
    cache: 'page',
  });
  await symlink(join('releases', 'old'), join(dataDir, 'current'));
  await writeFile(join(dataDir, 'photo.avif'), 'picture');
  releaseDir = join(dataDir, 'releases', 'new');
  await mkdir(releaseDir);
  writer = new ReleaseWriter(releaseDir);
  await writer.reuse('/a', earlier, earlierPublic, { cache: 'page' });
  await writer.write('/deep/er/b', 'deep/er/b.html', PAGE, { cache: 'page' });
  await writer.adopt('/media/p.avif', 'media/p.avif', join(dataDir, 'photo.avif'), 'f'.repeat(16), {
    cache: 'immutable',
  });
  await writeFile(join(releaseDir, 'release.json'), '{}');
});
afterEach(() => rm(dataDir, { recursive: true }));

async function mustBeFlushed(): Promise<string[]> {
  const entries = await readdir(releaseDir, { recursive: true, withFileTypes: true });
  const paths = [releaseDir, join(dataDir, 'releases'), ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const kinds = await Promise.all(paths.map((path) => lstat(path)));
  return paths.filter((_, at) => kinds[at]?.isDirectory() || kinds[at]?.nlink === 1);
}

test('every new file and every folder is flushed before the swap, and the swap itself after it', async () => {
  const flushed: { path: string; shown: string }[] = [];
  await putIntoService(dataDir, 'new', writer.added(), async (path) => {
    flushed.push({ path, shown: await current() });
  });
  const [last, ...before] = flushed.toReversed();
  expect(last).toEqual({ path: dataDir, shown: join('releases', 'new') });
  expect(new Set(before.map(({ shown }) => shown))).toEqual(new Set([join('releases', 'old')]));
  expect(before.map(({ path }) => path).sort()).toEqual((await mustBeFlushed()).sort());
});

test('a folder is flushed after the files in it', async () => {
  const order: string[] = [];
  await putIntoService(dataDir, 'new', writer.added(), async (path) => {
    order.push(path);
  });
  const folder = join(releaseDir, 'public', 'deep', 'er');
  const inFolder = order.filter((path) => path.startsWith(`${folder}/`));
  expect(inFolder.length).toBeGreaterThan(1);
  for (const file of inFolder) expect(order.indexOf(file)).toBeLessThan(order.indexOf(folder));
});

test('a failed flush of any file or folder keeps the current release', async () => {
  for (const refused of await mustBeFlushed()) {
    const swap = putIntoService(dataDir, 'new', writer.added(), async (path) => {
      if (path === refused) throw Object.assign(new Error('EIO'), { code: 'EIO' });
    });
    await expect(swap, refused).rejects.toThrow('EIO');
    expect(await current()).toBe(join('releases', 'old'));
  }
});

test('a real disk accepts the swap', async () => {
  await putIntoService(dataDir, 'new', writer.added());
  expect(await current()).toBe(join('releases', 'new'));
});

test('the current release stays when no release is waiting', async () => {
  await updateCurrentLink(dataDir);
  expect(await current()).toBe(join('releases', 'old'));
});

test('a release that cannot be put into service throws an error', async () => {
  await rm(join(dataDir, 'current'));
  await mkdir(join(dataDir, 'current'));
  await expect(putIntoService(dataDir, 'new', writer.added())).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
});
