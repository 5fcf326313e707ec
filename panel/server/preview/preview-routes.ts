import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { BuiltSite } from '../../../server/publish/built-site.ts';
import { mediaType } from '../../../server/publish/media-type.ts';
import type { Facts } from '../../contract/content.ts';
import type { PreviewMade, PreviewShared } from '../../contract/preview.ts';
import { placeOf } from '../content/entry-place.ts';
import { bodyOf, entryTextSchema } from '../content/request-body.ts';
import type { PanelContext, Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import { gonePage } from './gone-page.ts';
import type { createPictures } from './pictures.ts';
import { IN_FRAME_URL, POINTING_URL } from './preview-document.ts';
import { FOR_ANY_ORIGIN, PREVIEW_HEADERS } from './preview-policy.ts';
import type { PreviewAnswer } from './preview-site.ts';
import type { Previews } from './previews.ts';

export type PreviewParts = {
  readonly previews: Previews;
  readonly picture: ReturnType<typeof createPictures>;
  readonly builtSite: () => Promise<BuiltSite>;
  readonly textOf: (file: string, facts: Facts, body: string | null) => string | Promise<string>;
  /** Origin of the panel in the browsers of staff; shared links begin with it. */
  readonly panelUrl: string;
};

const IN_FRAME = new URL('./in-frame.js', import.meta.url);
const POINTING_DIR = join(import.meta.dirname, 'frame');
const ASSET_CACHE = 'public, max-age=31536000, immutable';

export function previewRoutes({ previews, picture, builtSite, textOf, panelUrl }: PreviewParts): readonly Route[] {
  async function draftOf(context: PanelContext) {
    const { file, facts, body } = await bodyOf(context, entryTextSchema);
    return { file: placeOf(file).file, text: await textOf(file, facts, body) };
  }

  return [
    {
      method: 'POST',
      path: '/api/preview',
      operation: 'content',
      async handle(context) {
        const made = await previews.show(context.var.person.id, await draftOf(context));
        if (!made.ok) throw new Refusal(422, NOT_SHOWN, { issues: made.issues });
        const { token, path, visibility } = made;
        return context.json({ token, path, visibility } satisfies PreviewMade);
      },
    },
    {
      method: 'POST',
      path: '/api/preview/share',
      operation: 'content',
      async handle(context) {
        const made = await previews.share(context.var.person.id, await draftOf(context));
        if (!made.ok) throw new Refusal(422, NOT_SHOWN, { issues: made.issues });
        const url = `${panelUrl}/preview/${made.token}${made.path}`;
        return context.json({ url, until: made.until.toISOString() } satisfies PreviewShared);
      },
    },
    {
      method: 'GET',
      path: IN_FRAME_URL,
      operation: 'public',
      handle: async () => asset(await readFile(IN_FRAME), IN_FRAME_URL, 'no-cache'),
    },
    {
      method: 'GET',
      path: `${POINTING_URL}/:file{[a-z-]+\\.ts}`,
      operation: 'public',
      async handle({ req }) {
        const source = await readFile(join(POINTING_DIR, req.param('file') ?? ''), 'utf8').catch(() => null);
        return source === null ? nothing() : asset(Buffer.from(stripTypeScriptTypes(source)), 'module.js', 'no-cache');
      },
    },
    {
      method: 'GET',
      path: '/assets/:file',
      operation: 'public',
      async handle({ req }) {
        const file = `assets/${req.param('file')}`;
        const { files, clientDir } = await builtSite();
        return files.includes(file) ? asset(await readFile(join(clientDir, file)), file, ASSET_CACHE) : nothing();
      },
    },
    {
      method: 'GET',
      path: '/media/:name{.+\\.(avif|webp|jpg)}',
      operation: 'public',
      async handle({ req }) {
        const name = req.param('name') ?? '';
        const bytes = await picture(name);
        return bytes ? asset(bytes, name, ASSET_CACHE) : nothing();
      },
    },
    {
      method: 'GET',
      path: '/preview/:token/places.json',
      operation: 'public',
      async handle({ req }) {
        const places = await previews.places(req.param('token') ?? '', req.query('path') ?? '/');
        if (!places) return nothing();
        return Response.json(places, { headers: { ...PREVIEW_HEADERS, ...FOR_ANY_ORIGIN } });
      },
    },
    ...(['/preview/:token', '/preview/:token/*'] as const).map(
      (path): Route => ({
        method: 'GET',
        path,
        operation: 'public',
        async handle({ req }) {
          const token = req.param('token') ?? '';
          const site = await previews.open(token);
          if (!site) return gonePage();
          const rest = new URL(req.url).pathname.slice(`/preview/${token}`.length);
          return respond(await site.answer(decodedPath(rest)));
        },
      }),
    ),
  ];
}

const NOT_SHOWN = 'Просмотр появится, когда ошибки будут исправлены.';

function asset(bytes: Buffer, name: string, cache: string): Response {
  const headers = { 'Content-Type': mediaType(name), 'Cache-Control': cache, ...FOR_ANY_ORIGIN };
  return new Response(new Uint8Array(bytes), { headers });
}

function nothing(): Response {
  return new Response('Not found', { status: 404, headers: FOR_ANY_ORIGIN });
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path).replace(/(.)\/+$/, '$1') || '/';
  } catch {
    return path;
  }
}

function respond(answer: PreviewAnswer): Response {
  if (answer.status === 302) {
    return new Response(null, { status: 302, headers: { ...PREVIEW_HEADERS, ...FOR_ANY_ORIGIN, Location: answer.to } });
  }
  const { status, type, body, policy } = answer;
  const headers = {
    ...PREVIEW_HEADERS,
    ...FOR_ANY_ORIGIN,
    'Content-Type': type,
    ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
  };
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { status, headers });
}
