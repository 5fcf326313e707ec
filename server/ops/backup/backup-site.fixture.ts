import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from '../../leads/testing/databases.ts';
import { runBackupCommand } from './backup-command.ts';
import { runRestoreCommand } from './restore-command.ts';
import type { Store } from './stores.ts';

export async function openBackupSite(place: Place, stores: readonly Store[]) {
  const home = place.dataDir;
  const [dataDir, contentDir, backupDir] = ['data', 'content', 'backup'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(backupDir);
  const variables: Record<string, string> = {
    ...{ DATA_DIR: dataDir, CONTENT_DIR: contentDir, BACKUP_DIR: backupDir },
    ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
  };
  const run = async (command: typeof runBackupCommand, args: readonly string[], more: Record<string, string> = {}) => {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const signal = new AbortController().signal;
    const parts = { args, variables: { ...variables, ...more }, stores, say, complain: say, signal };
    return { code: await command(parts), words: lines.join('\n') };
  };
  return {
    ...{ home, dataDir, contentDir, backupDir, variables },
    place: { dataDir, databaseUrl: place.databaseUrl },
    backup: (...args: string[]) => run(runBackupCommand, args),
    restore: (archive: string, more: Record<string, string> = {}) => run(runRestoreCommand, [archive], more),
    newest: async () => join(backupDir, (await readdir(backupDir)).sort().at(-1) ?? ''),
  };
}
