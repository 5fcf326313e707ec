import type { EntryText, HistoryDetail, HistoryItem, RecentChange } from '../../contract/content.ts';
import { Refusal } from '../http/route.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { textOf } from './content-changes.ts';
import { titleOf } from './entry-facts.ts';
import { placeOf } from './entry-place.ts';
import { readEntryText } from './entry-text.ts';
import { fieldChanges } from './field-changes.ts';
import { placeIfAny } from './list-places.ts';
import { LARGEST_ID } from './request-body.ts';

/** Maximum number of changes in a response. */
const MAX_ITEMS = 200;

const COLUMNS = ['id', 'file', 'at', 'who', 'what', 'version'] as const;

type HistoryRow = HistoryItem & { readonly from_file: string | null };

export async function lastAuthorOf(db: PanelQueries, file: string): Promise<string | null> {
  const [newest] = await historyOf(db, file);
  return newest?.who ?? null;
}

export async function hasRecordedVersion(db: PanelQueries, file: string, version: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_history')
    .select('id')
    .where('file', '=', file)
    .where((where) => where.or([where('version', '=', version), where('before_version', '=', version)]))
    .executeTakeFirst();
  return row !== undefined;
}

export async function historyOf(db: PanelQueries, file: string): Promise<HistoryItem[]> {
  const found: HistoryItem[] = [];
  let name: { readonly file: string; readonly before: number } | null = { file, before: LARGEST_ID };
  while (name) {
    const rows = await rowsOf(db, name.file, name.before);
    const moved = rows.findIndex(({ from_file }) => from_file !== null);
    const own = moved < 0 ? rows : rows.slice(0, moved + 1);
    found.push(...own.map(({ from_file: _, ...item }) => item));
    const renamed = rows[moved];
    name = renamed?.from_file ? { file: renamed.from_file, before: (await endUnderFormerName(db, renamed)) + 1 } : null;
  }
  return found;
}

type Move = Pick<HistoryRow, 'id' | 'from_file' | 'what' | 'version'>;

/**
 * Returns the id of the last change under the former name: the rename itself, or the deletion of an entry that was
 * restored under another name. Later changes of that name belong to another entry.
 */
export async function endUnderFormerName(db: PanelQueries, { id, from_file, what, version }: Move): Promise<number> {
  if (what === 'renamed') return id;
  const deletion = await db
    .selectFrom('content_history')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('file', '=', from_file)
    .where('what', '=', 'deleted')
    .where('before_version', '=', version)
    .where('id', '<', id)
    .executeTakeFirst();
  return deletion?.id ?? id;
}

function rowsOf(db: PanelQueries, file: string, before: number): Promise<HistoryRow[]> {
  return db
    .selectFrom('content_history')
    .select([...COLUMNS, 'from_file'])
    .where('file', '=', file)
    .where('id', '<', before)
    .where('pending', 'is', null)
    .orderBy('id', 'desc')
    .limit(MAX_ITEMS)
    .execute();
}

/** Returns the files that changed last, each with its newest change. */
export async function recentChanges(db: PanelQueries, limit: number): Promise<RecentChange[]> {
  const newest = new Map((await recentRows(db)).toReversed().map((row) => [row.file, row]));
  return withTitles(db, [...newest.values()].sort((a, b) => b.id - a.id).slice(0, limit));
}

/** Returns the last changes of all files, newest first; those of one publication follow each other. */
export async function latestChanges(db: PanelQueries, limit: number): Promise<RecentChange[]> {
  return withTitles(db, (await recentRows(db)).slice(0, limit));
}

function withTitles(db: PanelQueries, rows: Awaited<ReturnType<typeof recentRows>>): Promise<RecentChange[]> {
  const changes = rows.map(async ({ before_version, ...item }) => {
    const [place] = placeIfAny(item.file);
    const version = item.version ?? before_version;
    const text = version === null ? null : await textOf(db, version);
    const title = place ? titleOf(place, text === null ? {} : readEntryText(place.kind, text).facts) : item.file;
    return { ...item, title };
  });
  return Promise.all(changes);
}

/** Returns the files that a person changed last, newest first. */
export async function recentFilesOf(db: PanelQueries, who: string): Promise<ReadonlySet<string>> {
  return new Set((await recentRows(db)).filter((row) => row.who === who).map(({ file }) => file));
}

function recentRows(db: PanelQueries) {
  return (
    db
      .selectFrom('content_history')
      .select([...COLUMNS, 'before_version'])
      .where('pending', 'is', null)
      // Rename rows without a version belong to the old name and are excluded.
      .where((where) => where.or([where('what', '!=', 'renamed'), where('version', 'is not', null)]))
      .orderBy('id', 'desc')
      .limit(MAX_ITEMS)
      .execute()
  );
}

export async function historyDetail(db: PanelQueries, id: number): Promise<HistoryDetail> {
  const row = await db
    .selectFrom('content_history')
    .select([...COLUMNS, 'from_file', 'before_version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'Такой записи в истории нет.');
  const { before_version, from_file, ...item } = row;
  const earlier = from_file === null ? before_version : await versionBeforeMove(db, from_file, row.at);
  const { kind } = placeOf(item.file);
  const read = async (version: string | null): Promise<EntryText | null> => {
    const text = version === null ? null : await textOf(db, version);
    return text === null ? null : readEntryText(kind, text);
  };
  const [before, after] = [await read(earlier), await read(item.version)];
  return { item, before, after, changes: fieldChanges(kind, before, after) };
}

async function versionBeforeMove(db: PanelQueries, file: string, at: string): Promise<string | null> {
  const row = await db
    .selectFrom('content_history')
    .select('before_version')
    .where('file', '=', file)
    .where('at', '=', at)
    .where('what', '=', 'renamed')
    .executeTakeFirst();
  return row?.before_version ?? null;
}
