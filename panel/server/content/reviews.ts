import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { Addressee } from '../../contract/comments.ts';
import type { Facts, Saved } from '../../contract/content.ts';
import type { Review, ReviewDetail, ReviewRequest } from '../../contract/reviews.ts';
import { Refusal } from '../http/route.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { addRemark } from './comments.ts';
import type { ContentParts } from './content-parts.ts';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { titleOf } from './entry-facts.ts';
import { placeOf } from './entry-place.ts';
import { tidyText } from './entry-text.ts';
import { fieldChanges } from './field-changes.ts';
import { publishedRefusal, readEntry } from './read-entry.ts';
import type { ReviewsTable } from './reviews-table.ts';
import { conflict, proposedText, saveEntry } from './save-entry.ts';

type Row = Selectable<ReviewsTable['content_reviews']>;

/** @param author `null` for the texts of all authors */
export async function reviewsOf(db: PanelQueries, author: string | null): Promise<Review[]> {
  let query = db.selectFrom('content_reviews').selectAll().orderBy('id');
  if (author !== null) query = query.where('person', '=', author);
  return (await query.execute()).map(toReview);
}

/** Keeps the text for a reviewer in place of an earlier one. @throws {Refusal} like a save, for errors of this file */
export async function sendForReview(parts: ContentParts, request: ReviewRequest, author: Addressee): Promise<void> {
  const { file, version, facts, body, note } = request;
  const place = placeOf(file);
  const refusal = await publishedRefusal(parts, place);
  if (refusal !== null) throw new Refusal(422, refusal, { issues: [] });
  const { found, before, after } = await proposedText(parts, place, request);
  if ((found?.version ?? null) !== version) throw await conflict(parts, place, { text: request, version });
  if (before === after) throw new Refusal(422, 'Не отправлено: правка ничего не меняет на сайте.', { issues: [] });
  const issues = (await parts.check.issuesOf(new Map([[file, after]]))).filter((issue) => issue.file === file);
  if (issues.length > 0) throw new Refusal(422, 'Не отправлено: сначала исправьте ошибки.', { issues });
  const text = { base_version: version, facts: JSON.stringify(facts), body };
  const sent = { file, person: author.id, name: author.name, note, at: new Date().toISOString() };
  await parts.db.transaction().execute(async (db) => {
    await db.deleteFrom('content_reviews').where('file', '=', file).where('person', '=', author.id).execute();
    await db
      .insertInto('content_reviews')
      .values({ ...sent, ...text })
      .execute();
  });
}

/** Takes back a text that the person has sent. */
export async function withdrawReview(db: PanelQueries, id: number, author: string): Promise<void> {
  await db.deleteFrom('content_reviews').where('id', '=', id).where('person', '=', author).execute();
}

export async function reviewDetail(parts: ContentParts, id: number): Promise<ReviewDetail> {
  const row = await rowOf(parts.db, id);
  const review = toReview(row);
  const place = placeOf(row.file);
  const live = await readEntry(parts, place, null);
  const draft = await draftOf(parts.db, row.person, row.file);
  return {
    ...review,
    changes: fieldChanges(place.kind, live.version === null ? null : live, tidyText(place.kind, review)),
    isOutdated: live.version !== row.base_version,
    hasNewerDraft: draft !== null && !isText(draft, review),
  };
}

/** Publishes the text as it was sent. @throws {Refusal} like a save */
export async function publishReview(
  parts: ContentParts,
  { id, despiteOthers }: { readonly id: number; readonly despiteOthers: boolean },
  reviewer: Addressee,
): Promise<Saved> {
  const row = await rowOf(parts.db, id);
  const { file, author, facts, body } = toReview(row);
  const name = `${author.name}, проверено: ${reviewer.name}`;
  const forget = async (db: PanelQueries) => {
    await db.deleteFrom('content_reviews').where('id', '=', id).execute();
    const draft = await draftOf(db, author.id, file);
    if (draft !== null && isText(draft, { facts, body })) await dropDraft(db, author.id, file);
    await addRemark(db, { file, text: 'Опубликовано.', to: author, resolvedBy: reviewer.name }, reviewer);
  };
  try {
    return await saveEntry(parts, { file, version: row.base_version, facts, body, despiteOthers }, { name, forget });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    throw new Refusal(409, 'С тех пор запись изменили. Верните правку автору: он соединит её с новой версией.');
  }
}

/** Returns the text to its author with a remark; an author who has dropped the draft gets it back. */
export async function returnReview(db: PanelQueries, id: number, remark: string, reviewer: Addressee): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await rowOf(transaction, id);
    const { file, author, facts, body, at } = toReview(row);
    await transaction.deleteFrom('content_reviews').where('id', '=', id).execute();
    if ((await draftOf(transaction, author.id, file)) === null)
      await keepDraft(transaction, author.id, { file, facts, body, baseVersion: row.base_version, savedAt: at });
    await addRemark(transaction, { file, text: remark, to: author, resolvedBy: null }, reviewer);
  });
}

async function rowOf(db: PanelQueries, id: number): Promise<Row> {
  const row = await db.selectFrom('content_reviews').selectAll().where('id', '=', id).executeTakeFirst();
  if (row) return row;
  throw new Refusal(404, 'Этой правки здесь уже нет: её опубликовали, вернули, отозвали или прислали заново.');
}

function toReview({ id, file, person, name, note, at, facts: json, body }: Row): Review {
  const facts = JSON.parse(json) as Facts;
  const title = titleOf(placeOf(file), facts);
  return { id, file, title, author: { id: person, name }, note, at, facts, body };
}

type Text = Pick<Review, 'facts' | 'body'>;

function isText(one: Text, other: Text): boolean {
  return one.body === other.body && isDeepStrictEqual(one.facts, other.facts);
}
