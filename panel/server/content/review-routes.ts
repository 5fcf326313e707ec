import { z } from 'zod';
import { COMMENT_LENGTH } from '../../contract/comments.ts';
import { NOTE_LENGTH } from '../../contract/reviews.ts';
import { mayDo } from '../../contract/roles.ts';
import type { PanelContext, Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { ContentParts } from './content-parts.ts';
import { bodyOf, entryTextSchema, idIn, versionSchema } from './request-body.ts';
import { publishReview, returnReview, reviewDetail, reviewsOf, sendForReview, withdrawReview } from './reviews.ts';

const sendSchema = entryTextSchema.extend({ version: versionSchema, note: z.string().trim().max(NOTE_LENGTH) });
const publishSchema = z.object({ despiteOthers: z.boolean() });
const returnSchema = z.object({ remark: z.string().trim().min(1).max(COMMENT_LENGTH) });

export function reviewRoutes(parts: ContentParts): readonly Route[] {
  const { db } = parts;
  return [
    {
      method: 'GET',
      path: '/api/reviews',
      operation: 'content',
      async handle(context) {
        const { id, role } = context.get('person');
        return context.json(await reviewsOf(db, mayDo(role, 'publish') ? null : id));
      },
    },
    {
      method: 'POST',
      path: '/api/reviews',
      operation: 'content',
      async handle(context) {
        await sendForReview(parts, await bodyOf(context, sendSchema), context.get('person'));
        return context.json({});
      },
    },
    {
      method: 'DELETE',
      path: '/api/reviews/:id',
      operation: 'content',
      async handle(context) {
        await withdrawReview(db, idOf(context), context.get('person').id);
        return context.json({});
      },
    },
    {
      method: 'GET',
      path: '/api/reviews/:id',
      operation: 'publish',
      handle: async (context) => context.json(await reviewDetail(parts, idOf(context))),
    },
    {
      method: 'POST',
      path: '/api/reviews/:id/publish',
      operation: 'publish',
      async handle(context) {
        const { despiteOthers } = await bodyOf(context, publishSchema);
        return context.json(await publishReview(parts, { id: idOf(context), despiteOthers }, context.get('person')));
      },
    },
    {
      method: 'POST',
      path: '/api/reviews/:id/return',
      operation: 'publish',
      async handle(context) {
        const { remark } = await bodyOf(context, returnSchema);
        await returnReview(db, idOf(context), remark, context.get('person'));
        return context.json({});
      },
    },
  ];
}

function idOf(context: PanelContext): number {
  const id = idIn(context.req.param('id'));
  if (id === null) throw new Refusal(404, 'Такой правки нет.');
  return id;
}
