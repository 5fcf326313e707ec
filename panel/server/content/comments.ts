import type { Selectable } from 'kysely';
import type { Addressee, Comment, Thread } from '../../contract/comments.ts';
import { Refusal } from '../http/route.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { colleaguesOf } from './colleagues.ts';
import type { CommentsTable } from './comments-table.ts';

type Row = Selectable<CommentsTable['content_comments']>;

export type NewComment = Pick<Row, 'file' | 'field' | 'item' | 'text'> & {
  /** Id of the person who gets a notice. */
  readonly to: string | null;
};

export async function threadsOf(db: PanelQueries, file: string, reader: string): Promise<Thread[]> {
  const rows = await db.selectFrom('content_comments').selectAll().where('file', '=', file).orderBy('id').execute();
  return rows
    .filter(({ thread }) => thread === null)
    .map(({ id, field, item, resolved_by }) => ({
      id,
      field,
      item,
      resolvedBy: resolved_by,
      comments: rows.filter((row) => row.id === id || row.thread === id).map((row) => toComment(row, reader)),
    }));
}

/** @throws {Refusal} when the addressee may not edit content */
export async function addThread(db: PanelQueries, comment: NewComment, author: Addressee): Promise<void> {
  const { to, ...words } = comment;
  await insert(db, { ...words, thread: null, resolved_by: null }, author, await addresseeOf(db, to));
}

/** Adds a reply and opens the thread again. @throws {Refusal} when there is no such thread */
export async function addReply(
  db: PanelQueries,
  { thread, text, to }: Pick<NewComment, 'text' | 'to'> & { readonly thread: number },
  author: Addressee,
): Promise<void> {
  const place = await threadIn(db, thread);
  await insert(db, { ...place, text, thread, resolved_by: null }, author, await addresseeOf(db, to));
  await resolveThread(db, thread, null);
}

/** @param by name of the person who closes the thread; `null` opens it again */
export async function resolveThread(db: PanelQueries, thread: number, by: string | null): Promise<void> {
  await threadIn(db, thread);
  await db.updateTable('content_comments').set({ resolved_by: by }).where('id', '=', thread).execute();
}

/** Comments addressed to a person, newest first. */
export function commentsTo(db: PanelQueries, person: string, limit: number): Promise<Row[]> {
  return db
    .selectFrom('content_comments')
    .selectAll()
    .where('to_person', '=', person)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function markSeen(db: PanelQueries, person: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('content_comments')
    .set({ seen_at: new Date().toISOString() })
    .where('to_person', '=', person)
    .where('seen_at', 'is', null)
    .where('id', 'in', ids)
    .execute();
}

export function toComment(row: Row, reader: string): Comment {
  const { id, person, name, to_person, to_name, text, at, seen_at } = row;
  const to = to_person === null ? null : { id: to_person, name: to_name ?? '' };
  return { id, author: { id: person, name }, to, text, at, isUnread: to_person === reader && seen_at === null };
}

async function threadIn(db: PanelQueries, id: number) {
  const query = db.selectFrom('content_comments').select(['file', 'field', 'item']);
  const found = await query.where('id', '=', id).where('thread', 'is', null).executeTakeFirst();
  if (!found) throw new Refusal(404, 'Этого обсуждения уже нет. Обновите страницу.');
  return found;
}

/** Adds a comment of a reviewer on the whole entry; an author who may not edit any more gets no notice. */
export async function addRemark(
  db: PanelQueries,
  { file, text, to, resolvedBy }: Pick<Row, 'file' | 'text'> & { to: Addressee; resolvedBy: string | null },
  author: Addressee,
): Promise<void> {
  const addressee = (await colleaguesOf(db)).find(({ id }) => id === to.id) ?? null;
  const comment = { file, field: null, item: null, text, thread: null, resolved_by: resolvedBy };
  await insert(db, comment, author, addressee);
}

/** @throws {Refusal} when the person may not edit content */
async function addresseeOf(db: PanelQueries, id: string | null): Promise<Addressee | null> {
  if (id === null) return null;
  const found = (await colleaguesOf(db)).find((one) => one.id === id);
  if (!found) throw new Refusal(422, 'Этот человек больше не правит сайт. Выберите другого.');
  return found;
}

async function insert(
  db: PanelQueries,
  comment: Pick<Row, 'file' | 'field' | 'item' | 'text' | 'thread' | 'resolved_by'>,
  { id, name }: Addressee,
  to: Addressee | null,
): Promise<void> {
  const people = { person: id, name, to_person: to?.id ?? null, to_name: to?.name ?? null };
  await db
    .insertInto('content_comments')
    .values({ ...comment, ...people, at: new Date().toISOString() })
    .execute();
}
