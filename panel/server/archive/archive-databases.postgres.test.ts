import { cp } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabases } from '../../../server/leads/testing/databases.ts';
import { startDatabases } from '../../../server/leads/testing/databases.ts';
import { openJournal } from '../access/journal.ts';
import { draft, hashesOf, openPlaces, withDatabase } from './archive-places.fixture.ts';
import { makeArchive } from './make-archive.ts';
import { restoreArchive } from './restore-archive.ts';

const { emptyPlace, remove } = await openPlaces();
let databases: TestDatabases;
beforeAll(async () => {
  databases = await startDatabases('PostgreSQL');
});
afterAll(() => Promise.all([databases[Symbol.asyncDispose](), remove()]));

const EDIT = { file: 'works/new.yaml', at: '2026-11-20T09:00:00.000Z', who: 'Анна', what: 'created' } as const;

test('an archive moves the panel from SQLite to PostgreSQL and back', async () => {
  const first = await emptyPlace();
  await cp('content', first.contentDir, { recursive: true });
  await withDatabase(first, async ({ db }) => {
    await openJournal(db).write({ who: 'console', what: 'invited', about: 'Анна' });
    await db.insertInto('content_drafts').values(draft('anna')).execute();
    await db.insertInto('content_history').values(EDIT).execute();
  });
  const second = await emptyPlace((await databases.newPlace()).databaseUrl);
  await restoreArchive((await makeArchive(first)).stream, second);
  await withDatabase(second, async ({ db }) => {
    await openJournal(db).write({ who: 'console', what: 'invited', about: 'Егор' });
    // The identity sequence continues after the ids of the restored rows.
    await db.insertInto('content_history').values(EDIT).execute();
  });
  const third = await emptyPlace();
  await restoreArchive((await makeArchive(second)).stream, third);
  await withDatabase(third, async ({ db }) => {
    expect((await openJournal(db).read({})).lines.map(({ about }) => about)).toEqual(['Егор', 'Анна']);
    expect(await db.selectFrom('content_drafts').select('person').execute()).toEqual([{ person: 'anna' }]);
    expect(await db.selectFrom('content_history').select('id').execute()).toEqual([{ id: 1 }, { id: 2 }]);
  });
  expect(await hashesOf(third.contentDir)).toEqual(await hashesOf('content'));
});
