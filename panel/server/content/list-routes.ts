import { z } from 'zod';
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
    {
      method: 'POST',
      path: '/api/entries/publish',
      operation,
      async handle(context) {
        const { files } = await bodyOf(context, filesSchema);
        return context.json(await publishDrafts(parts, files, context.get('person')));
      },
    },
    {
      method: 'POST',
      path: '/api/entries/tag',
      operation,
      async handle(context) {
        const { entries, ...change } = await bodyOf(context, tagSchema);
        return context.json(await tagEntries(parts, entries, change, context.get('person')));
      },
    },
    {
      method: 'POST',
      path: '/api/entries/status',
      operation,
      async handle(context) {
        const { entries, status } = await bodyOf(context, statusSchema);
        return context.json(await setStatus(parts, entries, status, context.get('person')));
      },
    },
    {
      method: 'POST',
      path: '/api/entries/withdraw',
      operation,
      async handle(context) {
        const { entries, isWithdrawn } = await bodyOf(context, withdrawSchema);
        return context.json(await withdrawEntries(parts, entries, isWithdrawn, context.get('person')));
      },
    },
    {
      method: 'POST',
      path: '/api/entries/delete',
      operation,
      async handle(context) {
        const { entries } = await bodyOf(context, chosenSchema);
        return context.json(await deleteEntries(parts, entries, context.get('person')));
      },
    },
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
