import { describe, expect, test } from 'vitest';
import { insertLead } from '../store/insert-lead.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { newLead } from '../testing/new-lead.ts';
import { erasePhone } from './erase-phone.ts';
import { openPhoneHash } from './phone-hash.ts';

describe.each(DATABASES)('the copies of an erased lead on %s', { timeout: 180_000 }, (kind) => {
  test('a copy is reported only for a service to which the lead was sent', async () => {
    await using databases = await startDatabases(kind);
    await using store = await databases.open();
    const lead = newLead();
    const { number } = await store.database.write((db) => insertLead(db, lead, ['email', 'max']));
    await store.database.write((db) =>
      db.updateTable('outbox').set({ attempts: 1 }).where('channel', '=', 'max').execute(),
    );
    const hash = await openPhoneHash(store.database, store.place.dataDir);
    const { sentTo } = await erasePhone(store.database, lead.phone, { hash, now: lead.createdAt });
    expect(sentTo).toEqual([{ number, channel: 'max', remoteId: null }]);
  });
});
