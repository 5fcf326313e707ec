import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { AcceptedPhoto, Crop, Encoding } from '../../contract/media.ts';
import { THUMB_WIDTHS } from '../../contract/media.ts';
import { readBody } from '../http/read-body.ts';
import type { PanelContext, Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { PhotoLibrary } from './library.ts';
import type { Thumbnails } from './thumbnails.ts';
import type { UploadStore } from './upload-store.ts';
import { UPLOADS_PATH } from './upload-store.ts';

type Parts = {
  readonly uploads: UploadStore;
  readonly thumbnails: Thumbnails;
  readonly library: PhotoLibrary;
  readonly encoding: () => readonly string[];
  readonly pathOf: (name: string) => Promise<string | null>;
  readonly acceptUpload: (id: string, prefix: string) => Promise<AcceptedPhoto>;
  readonly crop: (name: string, crop: Crop) => Promise<AcceptedPhoto>;
};

const operation = 'content';
const uploadSchema = z.strictObject({ upload: z.string(), prefix: z.string().max(200) });
const part = z.number().min(0).max(1);
const cropSchema = z
  .strictObject({
    x: part,
    y: part,
    width: part.positive(),
    height: part.positive(),
    turn: z.literal([0, 90, 180, 270]),
  })
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001);
const querySchema = z.object({
  search: z.string().max(200).default(''),
  unused: z.stringbool().default(false),
  page: z.coerce.number().int().min(1).default(1),
  first: z.string().max(200).default(''),
});

export function mediaRoutes(parts: Parts): readonly Route[] {
  const { uploads, library } = parts;
  const transport = ({ req }: PanelContext) => uploads.handle(req.raw);
  const nameOf = ({ req }: PanelContext) => req.param('name') ?? '';
  return [
    { method: 'POST', path: UPLOADS_PATH, operation, takesFile: true, handle: transport },
    { method: 'PATCH', path: `${UPLOADS_PATH}/:id`, operation, takesFile: true, handle: transport },
    { method: 'DELETE', path: `${UPLOADS_PATH}/:id`, operation, handle: transport },
    {
      // Returns the upload offset. The route is a GET because the router maps HEAD to GET.
      method: 'GET',
      path: `${UPLOADS_PATH}/:id`,
      operation,
      handle(context) {
        if (context.req.raw.method !== 'HEAD') throw new Refusal(404, 'Такого адреса у панели нет.');
        return transport(context);
      },
    },
    {
      method: 'POST',
      path: '/api/photos',
      operation,
      async handle(context) {
        const { upload, prefix } = await readBody(context, uploadSchema);
        return context.json(await parts.acceptUpload(upload, prefix));
      },
    },
    {
      method: 'GET',
      path: '/api/photos',
      operation,
      async handle(context) {
        const query = querySchema.safeParse(context.req.query());
        if (!query.success) throw new Refusal(400, 'Так снимки не ищут.');
        const { search, unused, page, first } = query.data;
        return context.json(await library.list({ search, isUnused: unused, page, first }));
      },
    },
    {
      method: 'GET',
      path: '/api/photos/encoding',
      operation,
      handle: (context) => context.json({ waiting: parts.encoding() } satisfies Encoding),
    },
    {
      method: 'GET',
      path: '/api/photos/:name/thumb',
      operation,
      handle: (context) => thumb(context, parts, nameOf(context)),
    },
    {
      method: 'GET',
      path: '/api/photos/:name/original',
      operation,
      handle: (context) => original(parts, nameOf(context)),
    },
    {
      method: 'POST',
      path: '/api/photos/:name/crop',
      operation,
      async handle(context) {
        return context.json(await parts.crop(nameOf(context), await readBody(context, cropSchema)));
      },
    },
    {
      method: 'DELETE',
      path: '/api/photos/:name',
      operation: 'publish',
      async handle(context) {
        await library.remove(nameOf(context));
        return context.json({});
      },
    },
  ];
}

async function thumb(context: PanelContext, { pathOf, thumbnails }: Parts, name: string): Promise<Response> {
  const path = await pathOf(name);
  const width = THUMB_WIDTHS.find((one) => String(one) === (context.req.query('width') ?? '320'));
  if (path === null || width === undefined) throw new Refusal(404, 'Такого снимка нет.');
  const { bytes, tag } = await thumbnails.find(path, name, width).catch(() => {
    throw new Refusal(422, 'Снимок не открывается.');
  });
  const headers = { ETag: `"${tag}"`, 'Cache-Control': 'private, no-cache' };
  if (context.req.header('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(Uint8Array.from(bytes), { headers: { ...headers, 'Content-Type': 'image/webp' } });
}

/** The file as it is in the content folder; names of photos are ASCII. */
async function original({ pathOf }: Parts, name: string): Promise<Response> {
  const path = await pathOf(name);
  if (path === null) throw new Refusal(404, 'Такого снимка нет.');
  return new Response(Uint8Array.from(await readFile(path)), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-cache',
    },
  });
}
