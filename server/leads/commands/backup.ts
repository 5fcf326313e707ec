import { chmod, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { counted } from '../../../model/format/plural.ts';
import { openPhoneHash } from '../operations/phone-hash.ts';
import { flushFolder } from '../store/flush-folder.ts';
import type { Command, CommandContext } from './command.ts';
import { UsageError } from './command.ts';
import { LEADS } from './words.ts';

/** What cannot be made anew: the key of the journal, and the words that visitors agreed to. */
const KEEPSAKES = ['leads.key', 'documents.json'];

export const backup: Command = {
  name: 'backup',
  usage: 'ПАПКА ПАПКА_КЛЮЧА',
  summary: 'проверенная копия базы в одну папку, ключа и списка документов — в другую; сервер может работать',
  details: ['Имя копии — время, прежние копии остаются. Ключ хранят отдельно от базы.'],
  options: {},
  async run({ words: [folder, keyFolder] }, context) {
    if (folder === undefined || keyFolder === undefined)
      throw new UsageError(
        'Назовите две папки: для базы и, отдельно, для ключа. Например: backup /backup /backup-keys.',
      );
    const { database, say } = context;
    if (database.copyTo === undefined) {
      say(
        'База в PostgreSQL: её копируют pg_dump или средства провайдера, см. docs/leads.md. Ключ и список документов копирую.',
      );
    } else {
      const { path, leads } = await copyDatabase(context, resolve(folder));
      say(`Копия: ${path}, проверена, в ней ${counted(leads, LEADS)}. В файле персональные данные.`);
    }
    for (const line of await copyKeepsakes(context, resolve(keyFolder))) say(line);
    return 0;
  },
};

/** Appears under its name only when it is whole. */
async function copyDatabase({ database, now }: CommandContext, folder: string) {
  await mkdir(folder, { recursive: true });
  // To the millisecond, so that the last in any order of names is the newest.
  const name = `leads-${now().toISOString().replaceAll(':', '-')}`;
  const path = join(folder, `${name}.db`);
  const partial = join(folder, `${name}.${process.pid}.part`);
  try {
    await database.copyTo?.(partial);
    await chmod(partial, 0o600);
    const leads = verify(partial);
    await flush(partial);
    await rename(partial, path);
    flushFolder(folder);
    return { path, leads };
  } finally {
    await rm(partial, { force: true });
  }
}

function verify(path: string): number {
  const copy = new DatabaseSync(path, { readOnly: true });
  try {
    const problems = copy.prepare('PRAGMA integrity_check').all();
    if (problems.length !== 1 || problems[0]?.integrity_check !== 'ok')
      throw new Error(`Копия ${path} повреждена и удалена. Проверьте базу и диск.`);
    return Number(copy.prepare('SELECT count(*) AS leads FROM leads').get()?.leads);
  } finally {
    copy.close();
  }
}

async function copyKeepsakes({ database, dataDir }: CommandContext, folder: string): Promise<string[]> {
  // A new store makes its key with the first erasure; from now on it is in the backup.
  await openPhoneHash(database, dataDir);
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  for (const name of KEEPSAKES) {
    const from = join(dataDir, name);
    if (!(await stat(from).catch(() => null))) {
      lines.push(`${name}: такого файла ещё нет, копировать нечего.`);
      continue;
    }
    const partial = join(folder, `${name}.${process.pid}.part`);
    await copyFile(from, partial);
    await chmod(partial, 0o600);
    await flush(partial);
    await rename(partial, join(folder, name));
    lines.push(`Копия: ${join(folder, name)}.`);
  }
  flushFolder(folder);
  return lines;
}

async function flush(path: string): Promise<void> {
  await using file = await open(path, 'r+');
  await file.sync();
}
