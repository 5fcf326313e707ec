import { readdir } from 'node:fs/promises';
import { BackupError } from './backup-error.ts';

const DAY_MS = 24 * 3_600_000;

/** Retention limit in days: backups contain data that people have asked to erase. */
const RETENTION_DAYS = 30;
const ALL_OF_HOURS = 48;
/** Number of archives kept regardless of age, in case the clock is wrong. */
const NEWEST = 7;

const NAME = /^site-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.tar\.age$/;

export const archiveName = (at: Date) => `site-${at.toISOString().replaceAll(':', '-')}.tar.age`;

/** Returns the start time of an archive by its name; `null` for other files. */
export function archiveTime(name: string): Date | null {
  const [, day = '', hours = '', minutes = '', rest = ''] = NAME.exec(name) ?? [];
  const at = new Date(`${day}${hours}:${minutes}:${rest}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

export function filterArchives(names: readonly string[]): string[] {
  return names.filter((name) => archiveTime(name) !== null).sort((a, b) => (a < b ? 1 : -1));
}

/**
 * Returns the archives to delete. Kept are all of the last 48 hours, the newest of each day for 30 days, and always the
 * newest seven.
 */
export function archivesToDelete(names: readonly string[], now: Date): string[] {
  const daysSeen = new Set<string>();
  return filterArchives(names).filter((name, index) => {
    const at = archiveTime(name) ?? now;
    const age = now.getTime() - at.getTime();
    const day = at.toISOString().slice(0, 10);
    const isNewestOfDay = !daysSeen.has(day);
    daysSeen.add(day);
    const isKept = age <= ALL_OF_HOURS * 3_600_000 || (isNewestOfDay && age <= RETENTION_DAYS * DAY_MS);
    return index >= NEWEST && !isKept;
  });
}

export async function newestArchive(backupDir: string): Promise<string> {
  const [file] = filterArchives(await readdir(backupDir));
  if (file === undefined)
    throw new BackupError(`В папке ${backupDir} нет ни одной копии. Сделайте её: npm run backup.`);
  return file;
}
