import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { Header } from 'tar-stream';
import { pack } from 'tar-stream';
import { afterAll, expect, test } from 'vitest';
import { openPlaces } from './archive-places.fixture.ts';
import { restoreArchive } from './restore-archive.ts';
import { BadArchive, unpackArchive } from './unpack-archive.ts';

const { home, emptyPlace, remove } = await openPlaces();
afterAll(remove);

type Member = Partial<Header> & { readonly name: string; readonly text?: string };

const FACTS: Member = {
  name: 'archive.json',
  text: JSON.stringify({ format: 1, madeAt: '2026-11-20T09:00:00.000Z', files: 1, bytes: 1, issues: 9999 }),
};

async function tarOf(members: readonly Member[]): Promise<Readable> {
  const tar = pack();
  for (const { text = '', ...header } of members) tar.entry(header, text);
  tar.finalize();
  return Readable.from([gzipSync(await buffer(tar as AsyncIterable<Buffer>))]);
}

test.each<[string, Member, RegExp]>([
  ['climbs out', { name: 'content/../../evil.txt', text: 'x' }, /вне его папок/],
  ['names the root', { name: '/etc/evil', text: 'x' }, /вне его папок/],
  ['names another folder', { name: 'server/main.ts', text: 'x' }, /вне его папок/],
  ['hides a step in a backslash', { name: 'content/..\\..\\evil', text: 'x' }, /вне его папок/],
  ['brings another database', { name: 'database/secret', text: 'x' }, /вне его папок/],
  ['brings a symbolic link', { name: 'content/works', type: 'symlink', linkname: '/etc' }, /ссылка или устройство/],
  ['brings a hard link', { name: 'content/passwd', type: 'link', linkname: '/etc/passwd' }, /ссылка или устройство/],
  ['brings a device', { name: 'content/null', type: 'character-device' }, /ссылка или устройство/],
])('a hostile archive that %s is refused before anything is changed', async (_, member, words) => {
  const place = await emptyPlace();
  await expect(restoreArchive(await tarOf([FACTS, member]), place)).rejects.toThrow(words);
  expect(await readdir(dirname(place.contentDir))).toEqual(['var']);
  expect(await readdir(join(place.dataDir, 'panel'))).toEqual([]);
});

test('an archive without a database is refused: it would leave no draft and no history', async () => {
  const file = { name: 'content/company.yaml', text: 'x' };
  const place = await emptyPlace();
  await expect(restoreArchive(await tarOf([FACTS, file]), place)).rejects.toThrow(/нет базы панели/);
  expect(await readdir(dirname(place.contentDir))).toEqual(['var']);
});

test('an archive that is cut off anywhere is refused, and nobody waits for the rest of it', async () => {
  const files = Array.from({ length: 30 }, (_, index) => ({
    name: `content/${index}`,
    text: randomBytes(9000).toString('hex'),
  }));
  const bytes = await buffer(await tarOf([FACTS, ...files]));
  for (let part = 1; part < 300; part += 1) {
    const cut = Readable.from([bytes.subarray(0, (bytes.length * part) / 300)]);
    const dir = join(home, `cut-${part}`);
    const into = { content: join(dir, 'content'), photos: join(dir, 'photos'), database: join(dir, 'database') };
    await expect(unpackArchive(cut, into), String(part)).rejects.toThrow(BadArchive);
  }
});

test('a hostile archive that names a file twice is refused', async () => {
  const twice = { name: 'content/company.yaml', text: 'x' };
  await expect(restoreArchive(await tarOf([FACTS, twice, twice]), await emptyPlace())).rejects.toThrow(/дважды/);
});

test('a hostile archive that swells a thousand times is refused while it does', async () => {
  const bomb = { name: 'content/zeros', text: '\0'.repeat(100 * 1024 * 1024) };
  await expect(restoreArchive(await tarOf([FACTS, bomb]), await emptyPlace())).rejects.toThrow(/раздувается/);
});

test('a hostile archive that does not say what it is, or comes from a newer panel, is refused', async () => {
  const file = { name: 'content/company.yaml', text: 'x' };
  await expect(restoreArchive(await tarOf([file]), await emptyPlace())).rejects.toThrow(/нет его описания/);
  const newer = { ...FACTS, text: FACTS.text?.replace('"format":1', '"format":2') ?? '' };
  await expect(restoreArchive(await tarOf([newer, file]), await emptyPlace())).rejects.toThrow(/более новая/);
});

test('an archive whose content the site could not publish is refused with the loader’s own sentence', async () => {
  const honest = { ...FACTS, text: FACTS.text?.replace('9999', '0') ?? '' };
  const file = { name: 'content/company.yaml', text: 'name: [' };
  const place = await emptyPlace();
  await expect(restoreArchive(await tarOf([honest, file]), place)).rejects.toThrow(
    /Содержимое архива не прочитать: .*\.yaml/,
  );
  expect(await readdir(dirname(place.contentDir))).toEqual(['var']);
});
