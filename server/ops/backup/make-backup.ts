import { readdir, realpath, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Listed } from './archive/list-files.ts';
import { listFiles } from './archive/list-files.ts';
import { temporaryFolder } from './archive/temporary-folder.ts';
import { PARTIAL_SUFFIX } from './archive/write-archive-file.ts';
import { BackupError } from './backup-error.ts';
import { changeBackupState } from './backup-state.ts';
import { copyDatabases } from './copy-databases.ts';
import type { Places, Site } from './places.ts';
import { isExcludedFromBackup, WORK_PREFIX } from './places.ts';
import { writeSiteArchive } from './site-archive.ts';
import { isStoreFile } from './stores.ts';
import { archiveName, archivesToDelete, filterArchives } from './thin-out.ts';

export async function makeBackup(site: Site, backupDir: string, recipient: string) {
  const at = new Date();
  await mustBeFolder(site.contentDir, 'Проверьте CONTENT_DIR.');
  await mustBeFolder(backupDir, 'Проверьте BACKUP_DIR и подключён ли её диск; новую папку создайте сами (mkdir).');
  await removeLeftovers(site.dataDir);
  await removeFrom(backupDir, isUnfinishedArchive);
  await using work = await temporaryFolder(join(site.dataDir, WORK_PREFIX));
  const copies = await copyDatabases(site, site.stores, work.path);
  mustHaveLeads(site, copies);
  const files = [...copies, ...(await listBackupFiles(site, backupDir))];
  const file = archiveName(at);
  const path = join(backupDir, file);
  const madeAt = at.toISOString();
  const { manifest, sha256 } = await writeSiteArchive({ path, recipient, madeAt, files, signal: site.signal });
  const { size: bytes } = await stat(path);
  await changeBackupState(site.dataDir, { lastGoodAt: madeAt, file, bytes, sha256, lastFailure: null });
  const old = new Set(archivesToDelete(await readdir(backupDir), at));
  await removeFrom(backupDir, (name) => old.has(name));
  return { path, bytes, files: manifest.files.length, thinnedOut: old.size };
}

/** Removes database copies of a killed run. Call only while holding the lock. */
export const removeLeftovers = (dir: string) => removeFrom(dir, (name) => name.startsWith(WORK_PREFIX));

async function removeFrom(dir: string, isOld: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(dir)).filter(isOld)) await rm(join(dir, name), { recursive: true, force: true });
}

const isUnfinishedArchive = (name: string) =>
  name.endsWith(PARTIAL_SUFFIX) && filterArchives([name.slice(0, -PARTIAL_SUFFIX.length)]).length > 0;

async function mustBeFolder(path: string, remedy: string): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    return null;
  });
  if (!found?.isDirectory()) throw new BackupError(`Папки ${path} нет. ${remedy}`);
}

function mustHaveLeads({ dataDir, databaseUrl }: Places, copies: readonly Listed[]): void {
  if (copies.some(({ name }) => name === 'data/leads.db')) return;
  throw new BackupError(
    databaseUrl === null
      ? `Базы заявок ${join(dataDir, 'leads.db')} нет. Проверьте DATA_DIR: она та же, что у сервера.`
      : 'В базе PostgreSQL нет таблиц заявок. Проверьте DATABASE_URL: он тот же, что у сервера.',
  );
}

/** Follows links. Each of the folders may be inside another one. */
async function listBackupFiles({ dataDir, contentDir, stores }: Site, backupDir: string): Promise<Listed[]> {
  const without = async (...paths: string[]) => new Set(await Promise.all(paths.map((path) => realpath(path))));
  const data = await listFiles('data', dataDir, {
    followLinks: true,
    without: await without(contentDir, backupDir),
    leaveOut: (name) => isExcludedFromBackup('data', name) || isStoreFile(stores, name),
  });
  const content = await listFiles('content', contentDir, {
    followLinks: true,
    without: await without(dataDir, backupDir),
    leaveOut: (name) => isExcludedFromBackup('content', name),
  });
  return [...data, ...content];
}
