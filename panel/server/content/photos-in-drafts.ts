import { PHOTO_NAMES } from '../../../model/photo/photo-name.ts';
import type { PanelQueries } from '../store/panel-database.ts';

/** Returns the photo names in all drafts, in texts sent for review and in waiting schedules. */
export async function photosInDrafts(db: PanelQueries): Promise<ReadonlySet<string>> {
  const drafts = await db.selectFrom('content_drafts').select(['facts', 'body']).execute();
  const sent = await db.selectFrom('content_reviews').select(['facts', 'body']).execute();
  const waiting = await db
    .selectFrom('content_schedules')
    .select(['facts', 'body'])
    .where('state', 'in', ['waiting', 'live', 'failed'])
    .execute();
  return new Set(
    [...drafts, ...sent, ...waiting].flatMap(({ facts, body }) => `${facts}\n${body ?? ''}`.match(PHOTO_NAMES) ?? []),
  );
}
