import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { displayPath } from '../../model/format/display-path.ts';
import { PATH_TOKEN } from '../release/manifest.ts';
import { type ContentCoding, chooseCoding, type Preferences } from './accept-encoding.ts';
import type { BodyCache } from './body-cache.ts';
import type { RawHeaders } from './headers.ts';
import type { RequestTarget } from './request-target.ts';
import type { RouteTable } from './route-table.ts';
import { sendText } from './send-text.ts';

/** The page for people; a short text for a script that asks for a file. */
export async function sendNotFound(
  req: IncomingMessage,
  res: ServerResponse,
  table: RouteTable,
  target: RequestTarget,
  context: { preferences: Preferences; bodies: BodyCache; security: RawHeaders },
): Promise<void> {
  const path = target.path ?? target.typed;
  if (FILE_FOLDERS.test(path) && !req.headers.accept?.includes('text/html')) {
    sendText(res, 404, 'Not found\n', [...NOT_FOUND_HEADERS, ...context.security]);
    return;
  }
  const { identity } = table.isSlug(path) ? table.slug : table.unmatched;
  const template = await context.bodies.load(identity.diskPath, identity.size);
  const html = template
    .toString()
    .split(PATH_TOKEN)
    .join(escapeHtml(displayPath(target.typed)));
  const { coding } = chooseCoding(context.preferences, CODINGS, IDENTITY);
  const body = await COMPRESS[coding](Buffer.from(html));
  res.writeHead(404, [
    ...identity.partialHeaders.flatMap((name, at, all) =>
      at % 2 === 0 && !OWN_HEADERS.has(name) ? [name, all[at + 1] ?? ''] : [],
    ),
    ...NOT_FOUND_HEADERS,
    ...['Vary', 'Accept-Encoding', 'Content-Length', String(body.length)],
    ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
  ]);
  res.end(body);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const FILE_FOLDERS = /^\/(?:assets|media|data|builds)\//;
const NOT_FOUND_HEADERS = ['Cache-Control', 'no-cache', 'X-Robots-Tag', 'noindex'];
/** What the template's own headers say of the template, not of the page made from it. */
const OWN_HEADERS = new Set(['Cache-Control', 'X-Robots-Tag', 'Vary', 'ETag', 'Accept-Ranges', 'Content-Encoding']);

const IDENTITY = { coding: 'identity' } as const;
const CODINGS: { coding: ContentCoding }[] = [{ coding: 'br' }, { coding: 'gzip' }, IDENTITY];
const identityOf = (html: Buffer) => Promise.resolve(html);
const COMPRESS: Record<ContentCoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html) => promisify(gzip)(html, { level: 5 }),
  zstd: identityOf,
  identity: identityOf,
};
