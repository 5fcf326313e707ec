import { z } from 'zod';
import type { Notice } from '../../contract/comments.ts';
import { COMMENT_LENGTH } from '../../contract/comments.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import { colleaguesOf } from './colleagues.ts';
import { addReply, addThread, commentsTo, markSeen, resolveThread, threadsOf, toComment } from './comments.ts';
import type { ContentParts } from './content-parts.ts';
import { placeOf } from './entry-place.ts';
import { storedTitle } from './read-entry.ts';
import { bodyOf, idIn, LARGEST_ID } from './request-body.ts';

const id = z.int().positive().max(LARGEST_ID);
const words = { text: z.string().trim().min(1).max(COMMENT_LENGTH), to: z.string().max(100).nullable() };
const threadSchema = z.object({
  file: z.string(),
  field: z.string().max(500).nullable(),
  item: z.string().max(500).nullable(),
  ...words,
});
const replySchema = z.object(words);
const resolvedSchema = z.object({ isResolved: z.boolean() });
const seenSchema = z.object({ ids: z.array(id).max(500) });

const MAX_NOTICES = 50;

export function commentRoutes(parts: ContentParts): readonly Route[] {
  const { db } = parts;
  return [
    {
      method: 'GET',
      path: '/api/colleagues',
      operation: 'content',
      handle: async (context) => context.json(await colleaguesOf(db)),
    },
    {
      method: 'GET',
      path: '/api/comments',
      operation: 'content',
      async handle(context) {
        const { file } = placeOf(context.req.query('file') ?? '');
        return context.json(await threadsOf(db, file, context.get('person').id));
      },
    },
    {
      method: 'POST',
      path: '/api/comments',
      operation: 'content',
      async handle(context) {
        const { file, ...comment } = await bodyOf(context, threadSchema);
        await addThread(db, { ...comment, file: placeOf(file).file }, context.get('person'));
        return context.json({});
      },
    },
    {
      method: 'POST',
      path: '/api/comments/seen',
      operation: 'content',
      async handle(context) {
        await markSeen(db, context.get('person').id, (await bodyOf(context, seenSchema)).ids);
        return context.json({});
      },
    },
    {
      method: 'POST',
      path: '/api/comments/:id/reply',
      operation: 'content',
      async handle(context) {
        const thread = threadId(context.req.param('id'));
        await addReply(db, { thread, ...(await bodyOf(context, replySchema)) }, context.get('person'));
        return context.json({});
      },
    },
    {
      method: 'POST',
      path: '/api/comments/:id/resolved',
      operation: 'content',
      async handle(context) {
        const { isResolved } = await bodyOf(context, resolvedSchema);
        const by = isResolved ? context.get('person').name : null;
        await resolveThread(db, threadId(context.req.param('id')), by);
        return context.json({});
      },
    },
    {
      method: 'GET',
      path: '/api/notices',
      operation: 'content',
      async handle(context) {
        const reader = context.get('person').id;
        const rows = await commentsTo(db, reader, MAX_NOTICES);
        const notices = rows.map(
          async (row): Promise<Notice> => ({
            ...toComment(row, reader),
            file: row.file,
            field: row.field,
            title: await storedTitle(parts, placeOf(row.file)),
          }),
        );
        return context.json(await Promise.all(notices));
      },
    },
  ];
}

function threadId(text: string | undefined): number {
  const found = idIn(text);
  if (found === null) throw new Refusal(404, 'Этого обсуждения уже нет. Обновите страницу.');
  return found;
}
