import { expect, test } from 'vitest';
import { temporaryDir } from '../../../server/leads/testing/temporary-dir.ts';
import { keepDraft } from '../content/drafts.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import { waitingDrafts } from './waiting-drafts.ts';

test('a draft is titled as elsewhere: by its own words, or by the name of its file', async () => {
  await using temporary = await temporaryDir();
  const { db, close } = await openPanelDatabase({ dataDir: temporary.dir, databaseUrl: null });
  const eva = { id: 'eva', name: 'Ева', email: 'eva@company.example', role: 'editor' } as const;
  const [at, later] = ['2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z'];
  await db
    .insertInto('people')
    .values({ ...eva, emailVerified: 1, banned: 0, twoFactorEnabled: 0, createdAt: at, updatedAt: at })
    .execute();
  const begun = { body: null, baseVersion: null };
  await keepDraft(db, 'eva', { ...begun, file: 'reviews/anna.yaml', facts: { author: 'Анна' }, savedAt: at });
  await keepDraft(db, 'eva', { ...begun, file: 'works/novaya.yaml', facts: {}, savedAt: later });
  expect(await waitingDrafts(db)).toEqual([
    { file: 'works/novaya.yaml', title: 'novaya', author: 'Ева', savedAt: later },
    { file: 'reviews/anna.yaml', title: 'Анна', author: 'Ева', savedAt: at },
  ]);
  await close();
});
