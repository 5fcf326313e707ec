import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewLead } from '../contract/lead.ts';
import { insertLead } from '../store/insert-lead.ts';
import type { TestDatabase, TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { consentTo, newLead } from '../testing/new-lead.ts';
import { findExpired } from './find-expired.ts';

const yearLater = new Date('2027-11-20T10:01:00Z');

describe.each(DATABASES)('expired leads on %s', { timeout: 180_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  const add = async ({ database }: TestDatabase, change: Partial<NewLead> = {}) =>
    (await database.write((db) => insertLead(db, newLead(change), ['email']))).number;
  const expired = async ({ database }: TestDatabase) =>
    (await database.write((db) => findExpired(db, yearLater, 10))).map(({ number }) => number);

  test.each<[string, Partial<NewLead>]>([
    ['spam', { suspicions: ['honeypot'], createdAt: new Date('2027-03-01T00:00:00Z') }],
    [
      'a reply to a vacancy',
      { kind: 'vacancy', consents: [consentTo('vacancy')], createdAt: new Date('2027-11-10T00:00:00Z') },
    ],
  ])('the term of a lead is not prolonged by %s from the same phone', async (_name, later) => {
    await using store = await databases.open();
    const old = await add(store);
    await add(store, later);
    expect(await expired(store)).toEqual([old]);
  });

  test('the term of a lead is prolonged by a later lead, but only from the same phone', async () => {
    await using store = await databases.open();
    const createdAt = new Date('2027-03-01T00:00:00Z');
    await add(store, { phone: '+79007654321' });
    const other = await add(store);
    await add(store, { phone: '+79007654321', createdAt });
    expect(await expired(store)).toEqual([other]);
  });
});
