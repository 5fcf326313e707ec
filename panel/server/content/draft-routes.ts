import { z } from 'zod';
import type { Drafts } from '../../contract/content.ts';
import type { Route } from '../http/route.ts';
import type { ContentParts } from './content-parts.ts';
import { countDraftsOfOthers, draftsOf, dropDraft, keepDraft } from './drafts.ts';
import { titleOf } from './entry-facts.ts';
import { placeOf } from './entry-place.ts';
import { Presence } from './presence.ts';
import { bodyOf, entryTextSchema, versionSchema } from './request-body.ts';

const draftSchema = entryTextSchema.extend({ baseVersion: versionSchema });
const presenceSchema = z.object({ file: z.string(), field: z.string().max(500).nullable() });

export function draftRoutes({ db }: ContentParts): readonly Route[] {
  const presence = new Presence();
  return [
    {
      method: 'PUT',
      path: '/api/draft',
      operation: 'content',
      async handle(context) {
        const { file, ...draft } = await bodyOf(context, draftSchema);
        const savedAt = new Date().toISOString();
        await keepDraft(db, context.get('person').id, { ...draft, file: placeOf(file).file, savedAt });
        return context.json({ savedAt });
      },
    },
    {
      method: 'DELETE',
      path: '/api/draft',
      operation: 'content',
      async handle(context) {
        await dropDraft(db, context.get('person').id, placeOf(context.req.query('file') ?? '').file);
        return context.json({});
      },
    },
    {
      method: 'GET',
      path: '/api/drafts',
      operation: 'content',
      async handle(context) {
        const { id, role } = context.get('person');
        const own = await draftsOf(db, id);
        const drafts: Drafts = {
          own: own.map((draft) => ({ ...draft, title: titleOf(placeOf(draft.file), draft.facts) })),
          others: role === 'admin' ? await countDraftsOfOthers(db, id) : null,
        };
        return context.json(drafts);
      },
    },
    {
      method: 'POST',
      path: '/api/presence',
      operation: 'content',
      async handle(context) {
        const { file, field } = await bodyOf(context, presenceSchema);
        return context.json(presence.say({ file: placeOf(file).file, field }, context.get('person')));
      },
    },
  ];
}
