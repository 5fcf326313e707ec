import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite/open-sqlite.ts';
import { temporaryDir } from '../testing/temporary-dir.ts';
import { openPhoneHash, rotatePhoneKey } from './phone-hash.ts';

const PHONE = '+79001234567';

async function start() {
  const temporary = await temporaryDir();
  const { dir } = temporary;
  const database = await openSqlite(join(dir, 'leads.db'));
  return {
    dir,
    key: join(dir, 'leads.key'),
    open: () => openPhoneHash(database, dir),
    rotate: () => rotatePhoneKey(database, dir),
    facts: () => database.read((db) => db.selectFrom('facts').selectAll().execute()),
    async [Symbol.asyncDispose]() {
      await database.close();
      await temporary[Symbol.asyncDispose]();
    },
  };
}

test('the first key is written whole, for its owner only, and leaves no temporary file', async () => {
  await using place = await start();
  const hash = await place.open();
  expect((await readFile(place.key)).length).toBe(32);
  expect((await stat(place.key)).mode & 0o777).toBe(0o600);
  expect((await readdir(place.dir)).filter((name) => name.startsWith('leads.key'))).toEqual(['leads.key']);
  expect((await place.open())(PHONE)).toBe(hash(PHONE));
});

test('processes that start at once share one key', async () => {
  await using place = await start();
  const hashes = await Promise.all(Array.from({ length: 8 }, () => place.open()));
  expect(new Set(hashes.map((hash) => hash(PHONE))).size).toBe(1);
});

test.each([0, 5, 31, 33])(
  'a key file of %i bytes is refused with an error message, before and after the first journal entry',
  async (length) => {
    await using place = await start();
    await writeFile(place.key, Buffer.alloc(length, 1));
    await expect(place.open()).rejects.toThrow(
      /leads\.key повреждён: в нём \d+ байт вместо 32\. Верните этот файл из резервной/,
    );
    expect(await place.facts()).toEqual([]);

    await rm(place.key);
    const hash = await place.open();
    const whole = await readFile(place.key);
    await writeFile(place.key, Buffer.alloc(length, 1));
    await expect(place.open()).rejects.toThrow(/повреждён/);
    await writeFile(place.key, whole);
    expect((await place.open())(PHONE)).toBe(hash(PHONE));
  },
);

test('a missing or different key is refused once the journal has a key', async () => {
  await using place = await start();
  await place.open();
  await rm(place.key);
  await expect(place.open()).rejects.toThrow(/не тот, с которым вёлся журнал/);
  await expect(stat(place.key)).rejects.toThrow('ENOENT');
  await writeFile(place.key, Buffer.alloc(32, 1));
  await expect(place.open()).rejects.toThrow(/не тот/);
});

test('records use the new key after a rotation, and earlier records are found by the old one', async () => {
  await using place = await start();
  const before = (await place.open())(PHONE);
  const old = await readFile(place.key);
  await place.rotate();
  const hash = await place.open();
  expect(hash.all(PHONE)).toEqual([hash(PHONE), before]);
  expect(hash(PHONE)).not.toBe(before);
  expect((await stat(place.key)).mode & 0o777).toBe(0o600);
  await place.rotate();
  expect((await place.open()).all(PHONE)).toEqual([expect.any(String), hash(PHONE), before]);
  await writeFile(place.key, old);
  await expect(place.open()).rejects.toThrow(/не тот/);
});
