import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReleaseManifest } from '../release/manifest.ts';
import { ReleaseWriter } from './release-writer.ts';

const PAGE = Buffer.from('<p>страница</p>'.repeat(100));
const FACTS = { cache: 'page' } as const;
let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'writer-'));
});
afterEach(() => rm(home, { recursive: true }));

const pathIn = (release: string, file: string) => join(home, release, 'public', file);
const inode = async (release: string, file: string) => (await stat(pathIn(release, file))).ino;

async function afterOne() {
  const first = new ReleaseWriter(join(home, 'first'));
  const entry = await first.write('/a', 'a.html', PAGE, FACTS);
  const manifest = { files: first.files } as ReleaseManifest;
  const next = new ReleaseWriter(join(home, 'next'), { publicDir: join(home, 'first', 'public'), manifest });
  return { entry, next };
}

test('an unchanged page is linked with its precompressed files, not compressed and written again', async () => {
  const { entry, next } = await afterOne();
  const facts = { ...FACTS, policy: 3, noindex: true };
  expect(await next.write('/a', 'a.html', PAGE, facts)).toEqual({ ...entry, policy: 3, noindex: true });
  for (const file of ['a.html', 'a.html.br', 'a.html.gz', 'a.html.zst']) {
    expect(await inode('next', file), file).toBe(await inode('first', file));
  }
  expect(next.added().files).toEqual([]);
});

test('a changed page is written, and the earlier release keeps its own', async () => {
  const { next } = await afterOne();
  const changed = Buffer.from(PAGE.toString().replace('страница', 'страничка'));
  await next.write('/a', 'a.html', changed, FACTS);
  expect(await readFile(pathIn('next', 'a.html'))).toEqual(changed);
  expect(brotliDecompressSync(await readFile(pathIn('next', 'a.html.br')))).toEqual(changed);
  expect(await readFile(pathIn('first', 'a.html'))).toEqual(PAGE);
});

test('an existing precompressed file is written unchanged', async () => {
  const { next } = await afterOne();
  const br = Buffer.from('made elsewhere');
  const { encodings } = await next.write('/b', 'b.html', Buffer.concat([PAGE, PAGE]), { ...FACTS, made: { br } });
  expect(encodings.br).toBe(br.length);
  expect(await readFile(pathIn('next', 'b.html.br'))).toEqual(br);
});

test('a precompressed file that is not smaller than its source is left out', async () => {
  const { next } = await afterOne();
  const made = { br: randomBytes(PAGE.length), gzip: randomBytes(PAGE.length - 1) };
  const { encodings } = await next.write('/b', 'b.html', Buffer.from(PAGE.toReversed()), { ...FACTS, made });
  expect(encodings).toMatchObject({ gzip: PAGE.length - 1 });
  expect(encodings).not.toHaveProperty('br');
  await expect(stat(pathIn('next', 'b.html.br'))).rejects.toThrow('ENOENT');
});

test('an address moved to another file gets that file', async () => {
  const { next } = await afterOne();
  expect(await next.write('/a', 'a/index.html', PAGE, FACTS)).toMatchObject({ file: 'a/index.html' });
  expect(await readFile(pathIn('next', 'a/index.html'))).toEqual(PAGE);
});

test('a picture is adopted unchanged under the address that a page names', async () => {
  const { next } = await afterOne();
  const source = join(home, 'photo.avif');
  await writeFile(source, 'picture');
  const facts = { cache: 'immutable', noindex: true } as const;
  const entry = await next.adopt('/media/p.avif', 'media/p.avif', source, 'f'.repeat(16), facts);
  expect(entry).toEqual({
    ...{ file: 'media/p.avif', type: 'image/avif', size: 7, hash: 'f'.repeat(16), encodings: {} },
    ...facts,
  });
  expect(next.files).toEqual({ '/media/p.avif': entry });
  expect(await readFile(pathIn('next', 'media/p.avif'), 'utf8')).toBe('picture');
});

test('an indexable page is not marked as noindex', async () => {
  const { entry, next } = await afterOne();
  expect(entry).not.toHaveProperty('noindex');
  expect(await next.write('/a', 'a.html', PAGE, { ...FACTS, noindex: false })).toEqual(entry);
});
