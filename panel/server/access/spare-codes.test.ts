import { symmetricEncrypt } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { spareCodesOf } from './spare-codes.ts';

const SECRET = 'x'.repeat(32);
const CODES = ['abcde-fghij', 'klmno-pqrst'];
const { hash, storage } = spareCodesOf(SECRET);

test('spare codes are stored as hashes, which stay equal when the list is stored again', async () => {
  const stored = await storage.encrypt(JSON.stringify(CODES));
  for (const code of CODES) expect(stored).not.toContain(code);
  const known = JSON.parse(await storage.decrypt(stored));
  expect(known).toEqual(CODES.map(hash));
  const left = await storage.encrypt(JSON.stringify(known.slice(1)));
  expect(JSON.parse(await storage.decrypt(left))).toEqual([hash('klmno-pqrst')]);
});

test('former codes, encrypted by the library, still work', async () => {
  const former = await symmetricEncrypt({ key: SECRET, data: JSON.stringify(CODES) });
  expect(JSON.parse(await storage.decrypt(former))).toEqual(CODES.map(hash));
});
