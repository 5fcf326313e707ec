import { mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { changeBackupState } from './backup-state.ts';
import { copyDatabases } from './copy-databases.ts';
import type { Listed } from './list-files.ts';
import { listFiles } from './list-files.ts';
import type { Places } from './places.ts';
import { WORK_PREFIX } from './places.ts';
import type { Store } from './stores.ts';
import { isStoreFile } from './stores.ts';
import { archiveName, archivesAmong, toThinOut } from './thin-out.ts';
import { BackupTrouble } from './trouble.ts';
import { HALF, writeArchive } from './write-archive.ts';

export type BackupParts = {
  readonly places: Places;
  readonly stores: readonly Store[];
  readonly backupDir: string;
  readonly recipient: string;
  readonly now?: () => Date;
  readonly signal?: AbortSignal;
};

export type Made = {
  readonly path: string;
  readonly bytes: number;
  readonly files: number;
  readonly thinnedOut: number;
};

/** One whole archive, on the disk before it has its name; what it is made of may be in use. */
export async function makeBackup(parts: BackupParts): Promise<Made> {
  const { places, stores, backupDir, recipient, now = () => new Date(), signal } = parts;
  const at = now();
  await mustBeFolder(places.contentDir, 'Проверьте CONTENT_DIR.');
  await mustBeFolder(backupDir, 'Проверьте BACKUP_DIR и подключён ли её диск; новую папку создайте сами (mkdir).');
  await clearBroken(backupDir, places.dataDir);
  const work = await mkdtemp(join(places.dataDir, WORK_PREFIX));
  try {
    const copies = await copyDatabases(places, stores, work);
    const files = [...databaseEntries(work, copies), ...(await keptFiles(places, stores, backupDir))];
    const name = archiveName(at);
    const path = join(backupDir, name);
    const madeAt = at.toISOString();
    const { manifest, sha256 } = await writeArchive({ path, recipient, madeAt, files, ...(signal && { signal }) });
    const { size: bytes } = await stat(path);
    await changeBackupState(places.dataDir, { lastGoodAt: madeAt, file: name, bytes, sha256, lastFailure: null });
    return { path, bytes, files: manifest.files.length, thinnedOut: await thinOut(backupDir, at) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** What a run that was killed has left: half an archive, copies of databases. Nobody else runs now. */
export async function clearBroken(backupDir: string | null, dataDir: string): Promise<void> {
  const halves =
    backupDir === null ? [] : (await readdir(backupDir)).filter(isHalf).map((name) => join(backupDir, name));
  const work = (await readdir(dataDir))
    .filter((name) => name.startsWith(WORK_PREFIX))
    .map((name) => join(dataDir, name));
  for (const path of [...halves, ...work]) await rm(path, { recursive: true, force: true });
}

const isHalf = (name: string) => name.endsWith(HALF) && archivesAmong([name.slice(0, -HALF.length)]).length > 0;

async function mustBeFolder(path: string, remedy: string): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    return null;
  });
  if (!found?.isDirectory()) throw new BackupTrouble(`Папки ${path} нет. ${remedy}`);
}

const databaseEntries = (work: string, copies: readonly string[]): Listed[] =>
  copies.map((file) => ({ name: `data/${file}`, path: join(work, file), isFolder: false, mode: 0o600 }));

async function keptFiles(places: Places, stores: readonly Store[], backupDir: string): Promise<Listed[]> {
  const [dataDir, contentDir, backups] = await Promise.all(
    [places.dataDir, places.contentDir, backupDir].map((path) => realpath(path)),
  );
  const leaveOut = (name: string) => isStoreFile(stores, name);
  // Any of them may lie inside another.
  const data = await listFiles('data', places.dataDir, {
    without: new Set([contentDir ?? '', backups ?? '']),
    leaveOut,
  });
  const content = await listFiles('content', places.contentDir, { without: new Set([dataDir ?? '', backups ?? '']) });
  return [...data, ...content];
}

async function thinOut(backupDir: string, now: Date): Promise<number> {
  const old = toThinOut(await readdir(backupDir), now);
  for (const name of old) await rm(join(backupDir, name), { force: true });
  return old.length;
}
