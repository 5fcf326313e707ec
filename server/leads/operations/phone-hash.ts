import { createHmac, randomBytes } from 'node:crypto';
import { chown, link, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomic } from '../../disk/write-file-atomic.ts';
import type { LeadDatabase } from '../store/lead-database.ts';

/** Keyed hash: a record can be matched with a known phone, but the phone cannot be read from it. */
export type PhoneHash = ((phone: string) => string) & {
  /** Hashes with every key so far; old records cannot be rehashed after a rotation, because their phones are erased. */
  readonly all: (phone: string) => readonly string[];
};

const KEY_FILE = 'leads.key';
const KEY_BYTES = 32;
const CHECK = 'phone_hash_check';

/** The key file is damaged or is not the expected one; the message explains the fix to the operator. */
export class PhoneKeyError extends Error {}

/**
 * Opens the keys, newest first. They are outside the database, so that its copy cannot be brute-forced.
 * @throws {PhoneKeyError} when the key is damaged or differs from that of earlier records
 */
export async function openPhoneHash(database: LeadDatabase, dataDir: string): Promise<PhoneHash> {
  const path = join(dataDir, KEY_FILE);
  const expected = await database.read((db) =>
    db.selectFrom('facts').select('value').where('name', '=', CHECK).executeTakeFirst(),
  );
  const hash = hashBy(await readKeys(dataDir, expected !== undefined));
  const check = hash(CHECK);
  const known = await database.write(async (db) => {
    await db
      .insertInto('facts')
      .values({ name: CHECK, value: check })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    await db
      .updateTable('facts')
      .set({ value: check })
      .where('name', '=', CHECK)
      .where('value', 'in', hash.all(CHECK))
      .execute();
    return db.selectFrom('facts').select('value').where('name', '=', CHECK).executeTakeFirstOrThrow();
  });
  if (known.value !== check) throw wrongKey(path);
  return hash;
}

/** Adds a new key for new records. @throws {PhoneKeyError} */
export async function rotatePhoneKey(database: LeadDatabase, dataDir: string): Promise<void> {
  await openPhoneHash(database, dataDir);
  const path = join(dataDir, KEY_FILE);
  const { uid, gid } = await stat(path);
  await writeKeys(dataDir, Buffer.concat([randomBytes(KEY_BYTES), await readFile(path)]), async (temporary) => {
    // The command may run as root, and the server's user must still be able to read the file.
    if (process.getuid?.() === 0) await chown(temporary, uid, gid);
    await rename(temporary, path);
  });
  await openPhoneHash(database, dataDir);
}

function hashBy(keys: readonly Buffer[]): PhoneHash {
  const all = (phone: string) => keys.map((key) => createHmac('sha256', key).update(phone).digest('hex'));
  return Object.assign((phone: string) => all(phone)[0] ?? '', { all });
}

async function readKeys(dataDir: string, isKnown: boolean): Promise<readonly Buffer[]> {
  const path = join(dataDir, KEY_FILE);
  const bytes = await readIfThere(path);
  if (bytes === null) {
    if (isKnown) throw wrongKey(path);
    await makeKey(dataDir);
    return readKeys(dataDir, true);
  }
  if (bytes.length === 0 || bytes.length % KEY_BYTES !== 0) throw brokenKey(path, bytes.length);
  return Array.from({ length: bytes.length / KEY_BYTES }, (_, at) =>
    bytes.subarray(at * KEY_BYTES, (at + 1) * KEY_BYTES),
  );
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** `link` fails when the file exists, so the key of another process is never replaced. */
function makeKey(dataDir: string): Promise<void> {
  return writeKeys(dataDir, randomBytes(KEY_BYTES), (temporary, path) =>
    link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    }),
  );
}

type Place = (temporary: string, path: string) => Promise<void>;

function writeKeys(dataDir: string, keys: Buffer, place: Place): Promise<void> {
  return writeFileAtomic(dataDir, KEY_FILE, keys, { mode: 0o600, place, isNameSynced: true });
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
