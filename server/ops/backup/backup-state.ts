import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../disk/write-whole.ts';

/** In DATA_DIR: how the backups go, for whoever watches them. */
export const BACKUP_STATE_FILE = 'backup-state.json';

const moment = z.iso.datetime();

const backupStateSchema = z.object({
  /** When the last backup that is whole was begun: what is older is in it. */
  lastGoodAt: moment.nullable().default(null),
  /** That backup's name in BACKUP_DIR. */
  file: z.string().nullable().default(null),
  bytes: z.number().nullable().default(null),
  /** Checksum of that file, hexadecimal. */
  sha256: z.string().nullable().default(null),
  /** Of the last attempt, in Russian and without personal data; `null`: it went well. */
  lastFailure: z.object({ at: moment, words: z.string() }).nullable().default(null),
  /** When a backup was last restored on trial and found whole. */
  lastDrillAt: moment.nullable().default(null),
  /** When the newest archive last passed the verification without its key. */
  lastVerifiedAt: moment.nullable().default(null),
  /** Of the last verification, as `lastFailure`. */
  verifyFailure: z.object({ at: moment, words: z.string() }).nullable().default(null),
});

export type BackupState = z.infer<typeof backupStateSchema>;

/** Nothing is known where there is no file, or none that can be read. */
export async function readBackupState(dataDir: string): Promise<BackupState> {
  try {
    return backupStateSchema.parse(JSON.parse(await readFile(join(dataDir, BACKUP_STATE_FILE), 'utf8')));
  } catch {
    return backupStateSchema.parse({});
  }
}

export async function changeBackupState(dataDir: string, change: Partial<BackupState>): Promise<void> {
  const state = backupStateSchema.parse({ ...(await readBackupState(dataDir)), ...change });
  await mkdir(dataDir, { recursive: true });
  await writeWhole(dataDir, BACKUP_STATE_FILE, Buffer.from(`${JSON.stringify(state, null, 2)}\n`));
}
