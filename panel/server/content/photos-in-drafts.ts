import type { PanelQueries } from '../store/panel-database.ts';

const PHOTO_NAME = /(?<![\w.-])[a-z0-9][a-z0-9._-]*\.(?:jpe?g|png|webp|avif)/gi;

/** Names of the photographs in anybody's drafts and in what waits for its time. */
export async function photosInDrafts(db: PanelQueries): Promise<ReadonlySet<string>> {
  const drafts = await db.selectFrom('content_drafts').select(['facts', 'body']).execute();
  const waiting = await db
    .selectFrom('content_schedules')
    .select(['facts', 'body'])
    .where('state', 'in', ['waiting', 'live', 'failed'])
    .execute();
  return new Set(
    [...drafts, ...waiting].flatMap(({ facts, body }) => `${facts}\n${body ?? ''}`.match(PHOTO_NAME) ?? []),
  );
}
