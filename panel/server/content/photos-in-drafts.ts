import { PHOTO_NAMES } from '../../../model/photo/photo-name.ts';
import type { PanelQueries } from '../store/panel-database.ts';

/** Names of the photographs in anybody's drafts and in what waits for its time. */
export async function photosInDrafts(db: PanelQueries): Promise<ReadonlySet<string>> {
  const drafts = await db.selectFrom('content_drafts').select(['facts', 'body']).execute();
  const waiting = await db
    .selectFrom('content_schedules')
    .select(['facts', 'body'])
    .where('state', 'in', ['waiting', 'live', 'failed'])
    .execute();
  return new Set(
    [...drafts, ...waiting].flatMap(({ facts, body }) => `${facts}\n${body ?? ''}`.match(PHOTO_NAMES) ?? []),
  );
}
