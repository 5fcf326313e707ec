import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabases } from '../../../server/leads/testing/databases.ts';
import { DATABASES, startDatabases } from '../../../server/leads/testing/databases.ts';
import type { PanelDatabase } from '../store/panel-database.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import { createSharedPreviews } from './shared-previews.ts';

describe.each(DATABASES)('Shared previews on %s', (kind) => {
  let databases: TestDatabases;
  let database: PanelDatabase;
  beforeAll(async () => {
    databases = await startDatabases(kind);
    database = await openPanelDatabase(await databases.newPlace());
  });
  afterAll(async () => {
    await database.close();
    await databases[Symbol.asyncDispose]();
  });

  it('keep the draft as it was, until their day is over', async () => {
    const shared = createSharedPreviews(database.db);
    const draft = { file: 'works/dvushka.yaml', text: 'title: «Двушка»\n' };
    const keep = (id: string, now: string, until: string) =>
      shared.keep(id, draft, { madeBy: 'anna', now: new Date(now), until: new Date(until) });
    await keep('first', '2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z');
    expect(await shared.find('first')).toEqual(draft);
    expect(await shared.find('other')).toBeUndefined();
    await keep('second', '2026-11-21T09:59:00Z', '2026-11-22T09:59:00Z');
    expect(await shared.find('first')).toEqual(draft);
    await keep('third', '2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z');
    expect(await shared.find('first')).toBeUndefined();
    expect(await shared.find('second')).toEqual(draft);
  });
});
