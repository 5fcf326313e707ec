import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changeBackupState } from './backup-state.ts';
import type { Found } from './examine-copy.ts';
import { examineCopy } from './examine-copy.ts';
import { clearBroken } from './make-backup.ts';
import { WORK_PREFIX } from './places.ts';
import { readArchive } from './read-archive.ts';
import type { Store } from './stores.ts';
import { archivesAmong } from './thin-out.ts';
import { BackupTrouble } from './trouble.ts';

type DrillParts = {
  readonly dataDir: string;
  readonly stores: readonly Store[];
  readonly backupDir: string;
  readonly identity: string;
  readonly signal: AbortSignal;
};

type Drilled = Found & { readonly file: string; readonly files: number };

/** Restores the newest archive into an empty folder, looks whether all is there, and deletes it again. */
export async function drill({ dataDir, stores, backupDir, identity, signal }: DrillParts): Promise<Drilled> {
  const [file] = archivesAmong(await readdir(backupDir));
  if (file === undefined)
    throw new BackupTrouble(`В папке ${backupDir} нет ни одной копии. Сделайте её: npm run backup.`);
  await clearBroken(null, dataDir);
  const work = await mkdtemp(join(dataDir, WORK_PREFIX));
  try {
    const into = { data: join(work, 'data'), content: join(work, 'content') };
    for (const folder of Object.values(into)) await mkdir(folder, { mode: 0o700 });
    const { files } = await readArchive(join(backupDir, file), identity, into, signal);
    const found = await examineCopy(into.data, stores);
    if (found.keyTrouble !== null) throw new BackupTrouble(`Копия ${file}: ${found.keyTrouble}`);
    await changeBackupState(dataDir, { lastDrillAt: new Date().toISOString() });
    return { ...found, file, files: files.length };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
