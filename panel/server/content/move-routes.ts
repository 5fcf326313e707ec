import { z } from 'zod';
import type { Route } from '../http/route.ts';
import type { ContentParts } from './content-parts.ts';
import { placeOf } from './entry-place.ts';
import { referrersOf } from './referrers.ts';
import { deleteEntry, renameEntry } from './rename-entry.ts';
import { bodyOf, versionSchema } from './request-body.ts';

const deleteSchema = z.object({ file: z.string(), version: versionSchema.unwrap() });
const renameSchema = deleteSchema.extend({ slug: z.string() });

export function moveRoutes(parts: ContentParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/entry/referrers',
      operation: 'content',
      handle: async (context) => context.json(await referrersOf(parts, placeOf(context.req.query('file') ?? ''))),
    },
    {
      method: 'POST',
      path: '/api/entry/rename',
      operation: 'publish',
      async handle(context) {
        const request = await bodyOf(context, renameSchema);
        return context.json(await renameEntry(parts, request, context.get('person').name));
      },
    },
    {
      method: 'POST',
      path: '/api/entry/delete',
      operation: 'publish',
      async handle(context) {
        const request = await bodyOf(context, deleteSchema);
        return context.json(await deleteEntry(parts, request, context.get('person').name));
      },
    },
  ];
}
