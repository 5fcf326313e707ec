import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

test('without a database URL leads are stored in a file', () => {
  expect(readEnvironment({}).databaseUrl).toBeNull();
  expect(readEnvironment({ DATABASE_URL: '' }).databaseUrl).toBeNull();
});

test('both spellings of a PostgreSQL URL are accepted', () => {
  for (const url of ['postgres://leads:pass@db:5432/leads', 'postgresql://leads@localhost/leads?sslmode=require']) {
    expect(readEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url);
  }
});

test.each(['mysql://leads:hush@db/leads', 'leads:hush', 'postgres://', '/var/hush.db'])(
  'an invalid database URL is reported without its password: %s',
  (url) => {
    const read = () => readEnvironment({ DATABASE_URL: url });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/^DATABASE_URL: неверно\. Нужно: адрес базы PostgreSQL/);
    expect(read).not.toThrow(/hush/);
  },
);

test('the backup recipient must be an age public key', () => {
  const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
  expect(readEnvironment({ BACKUP_RECIPIENT: recipient }).backup).toEqual({ dir: null, recipient, identityFile: null });
  expect(() => readEnvironment({ BACKUP_RECIPIENT: 'ssh-ed25519 AAAA' })).toThrow(
    /^BACKUP_RECIPIENT=.*открытый ключ age1/,
  );
});

test.each([
  ['PORT', 'http'],
  ['PUBLIC_URL', 'pregolya'],
  ['LEADS_PER_MINUTE', 'many'],
])('a wrong %s is reported with its value', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`${name}="${value}"`);
});
