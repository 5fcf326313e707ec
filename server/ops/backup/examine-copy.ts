import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPhoneHash, PhoneKeyError } from '../../leads/operations/phone-hash.ts';
import { openLeadDatabase } from '../../leads/store/open-lead-database.ts';
import { BackupError } from './backup-error.ts';
import { examineDatabase, tablesOf } from './examine-database.ts';
import type { Store } from './stores.ts';

export type Found = {
  readonly leads: number;
  readonly newestLeadAt: string | null;
  readonly people: number | null;
  /** Error of the phone key, which matches records of erased people; leads are readable without the key. */
  readonly keyTrouble: string | null;
};

/** Checks unpacked data: database integrity, readable leads, and the phone key that belongs to them. */
export async function examineCopy(dataDir: string, stores: readonly Store[]): Promise<Found> {
  const there = stores.filter(({ file }) => existsSync(join(dataDir, file)));
  if (!there.some(({ file }) => file === 'leads.db')) throw new BackupError('В копии нет базы заявок.');
  for (const { file } of there) examineDatabase(join(dataDir, file));
  const panel = there.find(({ schema }) => schema === 'panel');
  const people = panel ? peopleIn(join(dataDir, panel.file)) : null;
  const database = await openLeadDatabase({ dataDir, databaseUrl: null });
  try {
    const keyTrouble = await openPhoneHash(database, dataDir).then(
      () => null,
      (error: unknown) => {
        if (error instanceof PhoneKeyError)
          return 'Ключа leads.key в копии нет или он не тот: чьи данные удалены, по ней не проверить.';
        throw error;
      },
    );
    const { leads, newest } = await database.read((db) =>
      db
        .selectFrom('leads')
        .select(({ fn }) => [fn.countAll<number>().as('leads'), fn.max('created_at').as('newest')])
        .executeTakeFirstOrThrow(),
    );
    return { leads: Number(leads), newestLeadAt: newest, people, keyTrouble };
  } finally {
    await database.close();
  }
}

function peopleIn(panel: string): number | null {
  using db = new DatabaseSync(panel, { readOnly: true });
  return tablesOf(db).includes('people') ? Number(db.prepare('SELECT count(*) AS n FROM people').get()?.n) : null;
}
