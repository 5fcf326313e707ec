import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PHOTO_NAMES } from '../../../model/photo/photo-name.ts';
import type { BatchReport, BinItem } from '../../contract/lists.ts';
import { BIN_DAYS } from '../../contract/lists.ts';
import { Refusal } from '../http/route.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { freePlace } from './blank-entry.ts';
import { ManyChanges } from './change-many.ts';
import type { ContentParts } from './content-parts.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { titleOf } from './entry-facts.ts';
import type { EntryPlace } from './entry-place.ts';
import { placeFor, placeOf } from './entry-place.ts';
import { readEntryText } from './entry-text.ts';
import { endUnderFormerName } from './history.ts';
import { placeIfAny } from './list-places.ts';
import { binBegin, dropUnnamedTexts } from './prune-history.ts';

const DAY_MS = 86_400_000;
const GONE = 'Этой записи в корзине уже нет: её вернули или удалили совсем.';

/**
 * The bin is a view of the history: deletions of the last days whose text has not returned to the folder since, under
 * this name or another one.
 */
function deletions(db: PanelQueries, now: Date) {
  return db
    .selectFrom('content_history as deleted')
    .innerJoin('content_texts', 'content_texts.sha', 'deleted.before_version')
    .select(['deleted.id', 'deleted.file', 'deleted.at', 'deleted.who', 'deleted.before_version', 'content_texts.text'])
    .where('deleted.what', '=', 'deleted')
    .where('deleted.pending', 'is', null)
    .where('deleted.at', '>=', binBegin(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_history as later')
            .select('later.id')
            .where(({ or, eb, ref }) =>
              or([
                eb('later.file', '=', ref('deleted.file')),
                eb('later.from_file', '=', ref('deleted.file')).and('later.what', '=', 'restored'),
              ]),
            )
            .whereRef('later.version', '=', 'deleted.before_version')
            .whereRef('later.id', '>', 'deleted.id')
            .where('later.pending', 'is', null),
        ),
      ),
    )
    .orderBy('deleted.id', 'desc');
}

/** Titles by version and file, because reading the texts of hundreds of entries takes seconds. */
const titles = new Map<string, string>();

function titleOfVersion(place: EntryPlace, version: string | null, text: string): string {
  const key = `${version} ${place.file}`;
  const title = titles.get(key) ?? titleOf(place, readEntryText(place.kind, text).facts);
  titles.set(key, title);
  return title;
}

export async function binItems({ db, contentDir }: ContentParts, now = new Date()): Promise<BinItem[]> {
  const rows = await deletions(db, now).execute();
  return rows.flatMap(({ id, file, at, who, before_version, text }) =>
    placeIfAny(file).map((place) => {
      const daysLeft = Math.max(1, Math.ceil(BIN_DAYS - (now.getTime() - Date.parse(at)) / DAY_MS));
      const title = titleOfVersion(place, before_version, text);
      return { id, file, kind: place.kind.name, title, who, at, daysLeft, isTaken: existsSync(join(contentDir, file)) };
    }),
  );
}

/** Returns the photos named in deleted entries, which a restored entry needs. */
export async function photosInBin(db: PanelQueries, now = new Date()): Promise<ReadonlySet<string>> {
  const rows = await deletions(db, now).execute();
  return new Set(rows.flatMap(({ text }) => text.match(PHOTO_NAMES) ?? []));
}

/** Returns the ids in the bin of files that were just deleted. */
export async function binIdsOf(db: PanelQueries, files: readonly string[]): Promise<number[]> {
  if (files.length === 0) return [];
  const rows = await db
    .selectFrom('content_history')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('file', 'in', files)
    .where('what', '=', 'deleted')
    .where('pending', 'is', null)
    .groupBy('file')
    .execute();
  return rows.map(({ id }) => id);
}

type Restoring = {
  readonly ids: readonly number[];
  /** New slug of a single entry whose former address is taken. */
  readonly slug?: string;
};

export function restoreEntries(parts: ContentParts, { ids, slug }: Restoring, who: string): Promise<BatchReport> {
  return parts.enqueueWrite(async () => {
    const many = new ManyChanges(parts);
    const rows = ids.length === 0 ? [] : await deletions(parts.db, new Date()).where('deleted.id', 'in', ids).execute();
    if (rows.length < new Set(ids).size) many.refuse('', GONE);
    for (const row of rows) {
      const place = placeToRestore(row.file, slug);
      await many.add(place.file, async () => {
        await freePlace(parts, place);
        await parts.handEdits.note(place.file, null);
        const from = place.file === row.file ? {} : { fromFile: row.file };
        return { file: place.file, ...from, what: 'restored', before: null, beforeVersion: null, after: row.text };
      });
    }
    return many.make(who);
  });
}

/** Puts a deleted entry into a draft of the person, where mistakes can be corrected. @returns the file of the draft */
export async function restoreAsDraft(
  parts: ContentParts,
  { id, slug }: { readonly id: number; readonly slug?: string },
  person: string,
): Promise<{ readonly file: string }> {
  const { file: former, text } = await deletedText(parts.db, id);
  const { file, kind } = await freePlace(parts, placeToRestore(former, slug));
  if (await draftOf(parts.db, person, file)) {
    throw new Refusal(409, 'С этим адресом у вас уже есть черновик. Закончите или уберите его.');
  }
  const savedAt = new Date().toISOString();
  await keepDraft(parts.db, person, { file, baseVersion: null, ...readEntryText(kind, text), savedAt });
  return { file };
}

/** Deletes an entry with its whole history and its comments. */
export function eraseEntry(parts: ContentParts, id: number): Promise<void> {
  return parts.enqueueWrite(async () => {
    const { file } = await deletedText(parts.db, id);
    await parts.db.transaction().execute(async (transaction) => {
      await eraseHistory(transaction, file, id);
      // Another entry that has taken the address keeps them.
      if (!existsSync(join(parts.contentDir, file)))
        await transaction.deleteFrom('content_comments').where('file', '=', file).execute();
      await dropUnnamedTexts(transaction);
    });
  });
}

/**
 * Deletes the history of a file up to a change, and that of the names it had before. @param renamedAt moment at which the
 * file got another name; the row of the former name follows that of the new one
 */
async function eraseHistory(db: PanelQueries, file: string, lastId: number, renamedAt?: string): Promise<void> {
  const moves = await db
    .selectFrom('content_history')
    .select(['id', 'from_file', 'at', 'what', 'version'])
    .where('file', '=', file)
    .where('id', '<=', lastId)
    .where('from_file', 'is not', null)
    .execute();
  await db
    .deleteFrom('content_history')
    .where('file', '=', file)
    .where((where) => where.or([where('id', '<=', lastId), where('at', '=', renamedAt ?? '')]))
    .where('pending', 'is', null)
    .execute();
  for (const moved of moves) {
    const { from_file: former, at, what } = moved;
    if (former === null) continue;
    const end = await endUnderFormerName(db, moved);
    await eraseHistory(db, former, end, what === 'renamed' ? at : undefined);
  }
}

async function deletedText(db: PanelQueries, id: number) {
  const row = await deletions(db, new Date()).where('deleted.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal(404, GONE);
  return row;
}

function placeToRestore(file: string, slug?: string): EntryPlace {
  const place = placeOf(file);
  return slug === undefined ? place : placeFor(place.kind, slug, place.folder);
}
