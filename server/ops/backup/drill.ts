import { join } from 'node:path';
import { temporaryFolder } from './archive/temporary-folder.ts';
import { BackupError } from './backup-error.ts';
import { changeBackupState } from './backup-state.ts';
import { examineCopy } from './examine-copy.ts';
import { removeLeftovers } from './make-backup.ts';
import type { Site } from './places.ts';
import { WORK_PREFIX } from './places.ts';
import { readSiteArchive } from './site-archive.ts';
import { newestArchive } from './thin-out.ts';

/** Restores the newest archive into a temporary folder, checks the result and deletes it. */
export async function drill({ dataDir, stores, signal }: Site, backupDir: string, identity: string) {
  const file = await newestArchive(backupDir);
  await removeLeftovers(dataDir);
  await using work = await temporaryFolder(join(dataDir, WORK_PREFIX));
  const into = { data: join(work.path, 'data'), content: join(work.path, 'content') };
  const { files } = await readSiteArchive(join(backupDir, file), identity, into, signal);
  const found = await examineCopy(into.data, stores);
  if (found.keyTrouble !== null) throw new BackupError(`Копия ${file}: ${found.keyTrouble}`);
  await changeBackupState(dataDir, { lastDrillAt: new Date().toISOString() });
  return { ...found, file, files: files.length };
}
