import { hashPassword as hashByScrypt } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, isPasswordOf } from './password-hash.ts';

const PASSWORD = 'шесть рыжих барсуков';

test('a password matches only its own hash, which names its parameters', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPasswordOf({ hash, password: PASSWORD })).toBe(true);
  expect(await isPasswordOf({ hash, password: `${PASSWORD} ` })).toBe(false);
  expect(await hashPassword(PASSWORD)).not.toBe(hash);
});

test('a hash of the former kind still matches, and counts as outdated', async () => {
  const former = await hashByScrypt(PASSWORD);
  expect(await isPasswordOf({ hash: former, password: PASSWORD })).toBe(true);
  expect(await isPasswordOf({ hash: former, password: 'другой пароль' })).toBe(false);
  expect([isOutdated(former), isOutdated(await hashPassword(PASSWORD))]).toEqual([true, false]);
});

test('a hash made with other costs matches and counts as outdated', async () => {
  const other = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQxMjM0NTY3OA$';
  expect(isOutdated(other)).toBe(true);
  expect(await isPasswordOf({ hash: `${other}AAAA`, password: PASSWORD })).toBe(false);
});
