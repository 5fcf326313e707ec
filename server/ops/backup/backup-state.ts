import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomic } from '../../disk/write-file-atomic.ts';

export const BACKUP_STATE_FILE = 'backup-state.json';

const moment = z.iso.datetime();

const backupStateSchema = z.object({
  /** Start time of the last successful backup; changes before this time are included. */
  lastGoodAt: moment.nullable().default(null),
  file: z.string().nullable().default(null),
  bytes: z.number().nullable().default(null),
  sha256: z.string().nullable().default(null),
  /** Failure of the last attempt, in Russian without personal data; `null` after a success. */
  lastFailure: z.object({ at: moment, words: z.string() }).nullable().default(null),
  lastDrillAt: moment.nullable().default(null),
  lastVerifiedAt: moment.nullable().default(null),
  verifyFailure: z.object({ at: moment, words: z.string() }).nullable().default(null),
});

export type BackupState = z.infer<typeof backupStateSchema>;

/** Returns the default state when the file is missing or invalid. */
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
  await writeFileAtomic(dataDir, BACKUP_STATE_FILE, Buffer.from(`${JSON.stringify(state, null, 2)}\n`));
}
