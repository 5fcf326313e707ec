import type { HistoryItem } from '../../contract/content.ts';
import { BIN_DAYS } from '../../contract/lists.ts';
import type { PanelQueries } from '../store/panel-database.ts';

const NEWEST_KEPT = 50;
const DAYS_KEPT = 365;
const DAY_MS = 86_400_000;
const DATE_LENGTH = 'YYYY-MM-DD'.length;

type Version = {
  readonly id: number;
  readonly at: string;
  readonly what: HistoryItem['what'];
};

/** Returns the moment since which deleted entries are in the bin. */
export function binBegin(now: Date): string {
  return new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString();
}

/**
 * Returns ids of expired versions of one file. Kept: the newest fifty, the last of each day for a year, deletions that
 * are in the bin, and renames, which link the histories of both names. @param versions newest first
 */
export function expiredVersions(versions: readonly Version[], now: Date): number[] {
  const yearAgo = new Date(now.getTime() - DAYS_KEPT * DAY_MS).toISOString();
  const binSince = binBegin(now);
  const dayOf = ({ at }: Version) => at.slice(0, DATE_LENGTH);
  return versions
    .filter((version, place) => {
      const newer = versions[place - 1];
      const isLastOfDay = newer === undefined || dayOf(newer) !== dayOf(version);
      const isLinkOrInBin = version.what === 'renamed' || (version.what === 'deleted' && version.at >= binSince);
      return !(place < NEWEST_KEPT || (isLastOfDay && version.at >= yearAgo) || isLinkOrInBin);
    })
    .map(({ id }) => id);
}

export async function pruneHistory(db: PanelQueries, now: Date): Promise<void> {
  const long = await db
    .selectFrom('content_history')
    .select('file')
    .groupBy('file')
    .having((having) => having(having.fn.countAll<number>(), '>', NEWEST_KEPT))
    .execute();
  for (const { file } of long) {
    const versions = await db
      .selectFrom('content_history')
      .select(['id', 'at', 'what'])
      .where('file', '=', file)
      .where('pending', 'is', null)
      .orderBy('id', 'desc')
      .execute();
    const outlived = expiredVersions(versions, now);
    for (let first = 0; first < outlived.length; first += 100)
      await db
        .deleteFrom('content_history')
        .where('id', 'in', outlived.slice(first, first + 100))
        .execute();
  }
  if (long.length > 0) await dropUnnamedTexts(db);
  await dropCommentsOfGoneEntries(db, now);
}

/** Comments stay while their deleted entry can come back. */
async function dropCommentsOfGoneEntries(db: PanelQueries, now: Date): Promise<void> {
  const recent = binBegin(now);
  await db
    .deleteFrom('content_comments')
    .where('at', '<', recent)
    .where('file', 'not in', db.selectFrom('content_known').select('file'))
    .where('file', 'not in', db.selectFrom('content_drafts').select('file'))
    .where('file', 'not in', db.selectFrom('content_reviews').select('file'))
    .where('file', 'not in', db.selectFrom('content_history').select('file').where('at', '>=', recent))
    .execute();
}

/** Removes texts that no row names. */
export async function dropUnnamedTexts(db: PanelQueries): Promise<void> {
  const named = db
    .selectFrom('content_history')
    .select('version as sha')
    .where('version', 'is not', null)
    .union(db.selectFrom('content_history').select('before_version as sha').where('before_version', 'is not', null))
    .union(db.selectFrom('content_known').select('version as sha'))
    .union(db.selectFrom('content_drafts').select('base_version as sha').where('base_version', 'is not', null))
    .union(db.selectFrom('content_reviews').select('base_version as sha').where('base_version', 'is not', null))
    .union(db.selectFrom('content_schedules').select('base_version as sha').where('base_version', 'is not', null))
    .union(db.selectFrom('content_schedules').select('before_version as sha').where('before_version', 'is not', null))
    .union(db.selectFrom('content_schedules').select('live_version as sha').where('live_version', 'is not', null));
  await db.deleteFrom('content_texts').where('sha', 'not in', named).execute();
}
