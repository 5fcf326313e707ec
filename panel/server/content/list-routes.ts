import { z } from 'zod';
import type { BatchReport } from '../../contract/lists.ts';
import type { Person } from '../../contract/roles.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import { binItems, eraseEntry, restoreAsDraft, restoreEntries } from './bin.ts';
import type { ContentParts } from './content-parts.ts';
import { deleteEntries, publishDrafts, setStatus, tagEntries, withdrawEntries } from './list-actions.ts';
import { bodyOf, idIn, LARGEST_ID } from './request-body.ts';

const MAX_ENTRIES = 5000;

const operation = 'publish';
const fileSchema = z.string().max(300);
const idSchema = z.int().min(1).max(LARGEST_ID);
const filesSchema = z.object({ files: z.array(fileSchema).max(MAX_ENTRIES) });
const chosenSchema = z.object({
  entries: z.array(z.object({ file: fileSchema, changedAt: z.iso.datetime() })).max(MAX_ENTRIES),
});
const tagSchema = chosenSchema.extend({ tag: z.string().trim().min(1).max(200), isAdded: z.boolean() });
const statusSchema = chosenSchema.extend({ status: z.string().min(1).max(40) });
const withdrawSchema = chosenSchema.extend({ isWithdrawn: z.boolean() });
const restoreSchema = z.union([
  z.strictObject({ ids: z.array(idSchema).max(MAX_ENTRIES) }),
  z.strictObject({ ids: z.tuple([idSchema]), slug: z.string() }),
]);
const draftSchema = z.object({ id: idSchema, slug: z.string().exactOptional() });

/** Actions on many entries of a list, and the bin. */
export function listRoutes(parts: ContentParts): readonly Route[] {
  return [
    batchRoute('publish', filesSchema, ({ files }, author) => publishDrafts(parts, files, author)),
    batchRoute('tag', tagSchema, ({ entries, ...change }, author) => tagEntries(parts, entries, change, author)),
    batchRoute('status', statusSchema, ({ entries, status }, author) => setStatus(parts, entries, status, author)),
    batchRoute('withdraw', withdrawSchema, ({ entries, isWithdrawn }, author) =>
      withdrawEntries(parts, entries, isWithdrawn, author),
    ),
    batchRoute('delete', chosenSchema, ({ entries }, author) => deleteEntries(parts, entries, author)),
    {
      method: 'GET',
      path: '/api/bin',
      operation,
      handle: async (context) => context.json(await binItems(parts)),
    },
    {
      method: 'POST',
      path: '/api/bin/restore',
      operation,
      async handle(context) {
        const restoring = await bodyOf(context, restoreSchema);
        return context.json(await restoreEntries(parts, restoring, context.get('person').name));
      },
    },
    {
      method: 'POST',
      path: '/api/bin/draft',
      operation,
      async handle(context) {
        return context.json(await restoreAsDraft(parts, await bodyOf(context, draftSchema), context.get('person').id));
      },
    },
    {
      method: 'DELETE',
      path: '/api/bin/:id',
      operation: 'erase-content',
      async handle(context) {
        const id = idIn(context.req.param('id'));
        if (id === null) throw new Refusal(404, 'Такой записи в корзине нет.');
        await eraseEntry(parts, id);
        return context.json({});
      },
    },
  ];
}

/** One action on many entries; answers with the done and the refused ones. */
function batchRoute<Body>(
  name: string,
  schema: z.ZodType<Body>,
  act: (body: Body, author: Person) => Promise<BatchReport>,
): Route {
  return {
    method: 'POST',
    path: `/api/entries/${name}`,
    operation,
    handle: async (context) => context.json(await act(await bodyOf(context, schema), context.get('person'))),
  };
}
