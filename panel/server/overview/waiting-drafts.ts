import type { WaitingDraft } from '../../contract/overview.ts';
import { titleOf } from '../content/entry-facts.ts';
import { placeOf } from '../content/entry-place.ts';
import type { PanelQueries } from '../store/panel-database.ts';

const MAX_ITEMS = 30;

export async function waitingDrafts(db: PanelQueries): Promise<WaitingDraft[]> {
  const rows = await db
    .selectFrom('content_drafts')
    .innerJoin('people', 'people.id', 'content_drafts.person')
    .select(['content_drafts.file', 'content_drafts.facts', 'content_drafts.saved_at', 'people.name'])
    .orderBy('content_drafts.saved_at', 'desc')
    .limit(MAX_ITEMS)
    .execute();
  return rows.map(({ file, facts, saved_at, name }) => ({
    file,
    title: titleOf(placeOf(file), JSON.parse(facts)),
    author: name,
    savedAt: saved_at,
  }));
}
