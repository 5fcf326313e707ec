import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushFolder } from '../store/flush-folder.ts';
import type { LeadDatabase } from '../store/lead-database.ts';

/** Tells whose record this was to somebody who knows the phone, and nothing to anybody else. */
export type PhoneHash = (phone: string) => string;

const KEY_BYTES = 32;
const CHECK = 'phone_hash_check';

/** The key cannot be used; the message says what to do. */
export class PhoneKeyError extends Error {}

/**
 * The key lies beside the database, not in it: whoever gets hold of a copy of the database cannot try all phones.
 * @throws {PhoneKeyError} when the key is damaged, or not the one that earlier records were made with
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
  const key = await readIfThere(path);
  if (key === null) {
    if (isKnown) throw wrongKey(path);
    await makeKey(path);
    return readKey(path, true);
  }
  if (key.length !== KEY_BYTES) throw brokenKey(path, key.length);
  return key;
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whole or not at all, and never in the place of another process's key. */
async function makeKey(path: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporary, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx', flush: true });
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporary, { force: true });
  }
  flushFolder(dirname(path));
}

function brokenKey(path: string, length: number): PhoneKeyError {
  return new PhoneKeyError(
    `Ключ ${path} повреждён: в нём ${length} байт вместо ${KEY_BYTES}. Верните этот файл из резервной копии. Если копии нет, ` +
      'а заявки ещё ни разу не удалялись, удалите файл: будет создан новый.',
  );
}

function wrongKey(path: string): PhoneKeyError {
  return new PhoneKeyError(
    `Ключ ${path} не тот, с которым вёлся журнал удалений. Верните прежний файл из резервной копии или с первого сервера: ` +
      'без него нельзя проверить, чьи данные удалены.',
  );
}
