import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

test('without an address of a database leads are kept in a file', () => {
  expect(readEnvironment({}).databaseUrl).toBeNull();
  expect(readEnvironment({ DATABASE_URL: '' }).databaseUrl).toBeNull();
});

test('both spellings of a PostgreSQL address are good', () => {
  for (const url of ['postgres://leads:pass@db:5432/leads', 'postgresql://leads@localhost/leads?sslmode=require']) {
    expect(readEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url);
  }
});

test.each(['mysql://leads:hush@db/leads', 'leads:hush', 'postgres://', '/var/hush.db'])(
  'a database that is none is named without its password: %s',
  (url) => {
    const read = () => readEnvironment({ DATABASE_URL: url });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/^DATABASE_URL is wrong: it must be the address of a PostgreSQL database/);
    expect(read).not.toThrow(/hush/);
  },
);
