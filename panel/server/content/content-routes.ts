import { z } from 'zod';
import type { KindName } from '../../../model/kinds/kinds.ts';
import { kinds } from '../../../model/kinds/kinds.ts';
import type { PanelContext, Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import { blankEntry, copiedEntry } from './blank-entry.ts';
import type { ContentParts } from './content-parts.ts';
import { dropDraft } from './drafts.ts';
import type { EntriesList } from './entries-list.ts';
import { placeOf } from './entry-place.ts';
import { kindInfos, kindSummaries } from './kind-form.ts';
import { readEntry } from './read-entry.ts';
import { bodyOf, entryTextSchema, versionSchema } from './request-body.ts';
import { checkEntry, saveEntry } from './save-entry.ts';

const saveSchema = entryTextSchema.extend({ version: versionSchema, despiteOthers: z.boolean().exactOptional() });

export function contentRoutes(parts: ContentParts, list: EntriesList): readonly Route[] {
  return [
    { method: 'GET', path: '/api/kinds', operation: 'content', handle: (context) => context.json(kindSummaries()) },
    { method: 'GET', path: '/api/kind-forms', operation: 'content', handle: (context) => context.json(kindInfos()) },
    {
      method: 'GET',
      path: '/api/entries',
      operation: 'content',
      handle: async (context) => context.json(await list.of(kindIn(context), context.get('person').id)),
    },
    {
      method: 'GET',
      path: '/api/entries/planned',
      operation: 'content',
      handle: async (context) => context.json(await list.planned()),
    },
    {
      method: 'GET',
      path: '/api/entry',
      operation: 'content',
      async handle(context) {
        const place = placeOf(context.req.query('file') ?? '');
        const entry = await readEntry(parts, place, context.get('person').id);
        if (entry.version === null && entry.draft === null) {
          throw new Refusal(404, 'Такого файла нет: его удалили или переименовали.');
        }
        return context.json(entry);
      },
    },
    {
      method: 'GET',
      path: '/api/entry/blank',
      operation: 'content',
      async handle(context) {
        const { slug = '', folder = null } = context.req.query() as { slug?: string; folder?: string };
        const names = { kind: kindIn(context), slug, folder };
        return context.json(await blankEntry(parts, names, context.get('person').id));
      },
    },
    {
      method: 'GET',
      path: '/api/entry/copy',
      operation: 'content',
      async handle(context) {
        const { file = '', slug = '' } = context.req.query() as { file?: string; slug?: string };
        return context.json(await copiedEntry(parts, file, slug));
      },
    },
    {
      method: 'POST',
      path: '/api/entry/check',
      operation: 'content',
      async handle(context) {
        const { file, ...text } = await bodyOf(context, entryTextSchema);
        return context.json({ issues: await checkEntry(parts, file, text) });
      },
    },
    {
      method: 'PUT',
      path: '/api/entry',
      operation: 'publish',
      async handle(context) {
        const { id, name } = context.get('person');
        const request = await bodyOf(context, saveSchema);
        return context.json(await saveEntry(parts, request, { name, forget: (db) => dropDraft(db, id, request.file) }));
      },
    },
  ];
}

function kindIn(context: PanelContext): KindName {
  const name = context.req.query('kind') ?? '';
  if (!Object.hasOwn(kinds, name)) throw new Refusal(404, 'Такого вида содержимого нет.');
  return name as KindName;
}
