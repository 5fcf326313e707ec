import type { WaitingDraft } from '../../contract/overview.ts';
import type { PanelQueries } from '../store/panel-database.ts';

const MOST = 30;
/** Of an entry, the first that it has: what people call it by. */
const NAMES = ['title', 'name', 'heading'] as const;

/** What has been begun and not published, by everybody, the latest first. */
export async function waitingDrafts(db: PanelQueries): Promise<WaitingDraft[]> {
  const rows = await db
    .selectFrom('content_drafts')
    .innerJoin('people', 'people.id', 'content_drafts.person')
    .select(['content_drafts.file', 'content_drafts.facts', 'content_drafts.saved_at', 'people.name'])
    .orderBy('content_drafts.saved_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ file, facts, saved_at, name }) => ({
    file,
    title: titleOf(facts),
    author: name,
    savedAt: saved_at,
  }));
}

function titleOf(text: string): string | null {
  const facts = JSON.parse(text) as Record<string, unknown>;
  const titles = NAMES.map((name) => facts[name]);
  return titles.find((title): title is string => typeof title === 'string' && title !== '') ?? null;
}
