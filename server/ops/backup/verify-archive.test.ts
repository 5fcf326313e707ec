import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDir } from '../../leads/testing/temporary-dir.ts';
import { changeBackupState } from './backup-state.ts';
import { makeIdentity } from './identity.ts';
import { writeSiteArchive } from './site-archive.ts';
import { archiveName } from './thin-out.ts';
import { verifyNewest } from './verify-archive.ts';

const MADE_AT = new Date('2026-11-20T03:00:00Z');
const { signal } = new AbortController();

async function madeArchive({ isOurs = true } = {}) {
  const { dir, ...temporary } = await temporaryDir();
  const [content, file] = [join(dir, 'content'), archiveName(MADE_AT)];
  await writeFile(content, Buffer.alloc(200_000, 7));
  const path = join(dir, file);
  const { sha256 } = await writeSiteArchive({
    path,
    recipient: await makeIdentity(join(dir, 'key')),
    madeAt: MADE_AT.toISOString(),
    files: [{ name: 'content/a', path: content, isFolder: false, mode: 0o600, size: 200_000 }],
  });
  if (isOurs) await changeBackupState(dir, { file, sha256 });
  return { ...temporary, path, verify: () => verifyNewest({ dataDir: dir, signal }, dir) };
}

test('an archive is valid with its recorded checksum, or by its age format when none is recorded', async () => {
  await using ours = await madeArchive();
  expect(await ours.verify()).toEqual({ file: archiveName(MADE_AT), hasSum: true });
  await using foreign = await madeArchive({ isOurs: false });
  expect(await foreign.verify()).toEqual({ file: archiveName(MADE_AT), hasSum: false });
});

test('one changed byte is detected', async () => {
  await using archive = await madeArchive();
  const bytes = await readFile(archive.path);
  bytes[100_000] = (bytes[100_000] ?? 0) ^ 1;
  await writeFile(archive.path, bytes);
  await expect(archive.verify()).rejects.toThrow('повреждён или обрезан');
});

test.each([0, 50, 190])('an archive of another installation truncated to %i bytes is detected', async (length) => {
  await using archive = await madeArchive({ isOurs: false });
  await truncate(archive.path, length);
  await expect(archive.verify()).rejects.toThrow('повреждён или обрезан');
});

test('a deleted archive is reported as missing', async () => {
  await using archive = await madeArchive();
  await rm(archive.path);
  await expect(archive.verify()).rejects.toThrow('нет ни одной копии');
  await writeFile(join(archive.path, '..', archiveName(new Date(MADE_AT.getTime() - 1000))), 'старая');
  await expect(archive.verify()).rejects.toThrow(`Последней копии ${archiveName(MADE_AT)}`);
});
