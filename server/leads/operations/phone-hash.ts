import { createHmac, randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LeadDatabase } from '../store/lead-database.ts';

/** Tells whose record this was to somebody who knows the phone, and nothing to anybody else. */
export type PhoneHash = (phone: string) => string;

const KEY_BYTES = 32;
const CHECK = 'phone_hash_check';

/**
 * The key lies beside the database, not in it: whoever gets hold of a copy of the database cannot try all phones.
 * @throws when the key is not the one that earlier records were made with
 */
export async function openPhoneHash(database: LeadDatabase, dataDir: string): Promise<PhoneHash> {
  const path = join(dataDir, 'leads.key');
  const expected = await database.read((db) =>
    db.selectFrom('facts').select('value').where('name', '=', CHECK).executeTakeFirst(),
  );
  const key = await readKey(path, expected !== undefined);
  const hash: PhoneHash = (phone) => createHmac('sha256', key).update(phone).digest('hex');
  const check = hash(CHECK);
  const known = await database.write(async (db) => {
    await db
      .insertInto('facts')
      .values({ name: CHECK, value: check })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return db.selectFrom('facts').select('value').where('name', '=', CHECK).executeTakeFirstOrThrow();
  });
  if (known.value !== check) throw wrongKey(path);
  return hash;
}

async function readKey(path: string, isKnown: boolean): Promise<Buffer> {
  const key = await readFile(path).catch(() => null);
  if (key !== null && key.length >= KEY_BYTES) return key;
  if (isKnown) throw wrongKey(path);
  try {
    await using file = await open(path, 'wx', 0o600);
    await file.write(randomBytes(KEY_BYTES));
    await file.sync();
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path);
}

function wrongKey(path: string): Error {
  return new Error(
    `Ключ ${path} не тот, с которым вёлся журнал удалений. Верните прежний файл из резервной копии или с первого сервера: ` +
      'без него нельзя проверить, чьи данные удалены.',
  );
}
