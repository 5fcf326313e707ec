import type { IncomingMessage, ServerResponse } from 'node:http';
import { displayPath } from '../../model/format/display-path.ts';
import { escapeMarkup } from '../../model/format/escape-markup.ts';
import { PATH_TOKEN } from '../release/manifest.ts';
import type { Preferences } from './accept-encoding.ts';
import type { BodyCache } from './body-cache.ts';
import type { RawHeaders } from './headers.ts';
import type { RequestTarget } from './request-target.ts';
import type { RouteTable } from './route-table.ts';
import { sendMadePage } from './send-made-page.ts';
import { sendText } from './send-text.ts';

/** Sends an HTML page, or a short text to scripts that request a file. */
export async function sendNotFound(
  req: IncomingMessage,
  res: ServerResponse,
  table: RouteTable,
  target: RequestTarget,
  context: { preferences: Preferences; bodies: BodyCache; ofAll: RawHeaders },
): Promise<void> {
  const path = target.path ?? target.typed;
  if (FILE_FOLDERS.test(path) && !req.headers.accept?.includes('text/html')) {
    sendText(res, 404, 'Not found\n', [...NO_CACHE, 'X-Robots-Tag', 'noindex', ...context.ofAll]);
    return;
  }
  const { identity } = table.isSlug(path) ? table.slug : table.unmatched;
  const template = await context.bodies.forceFetch(identity.diskPath, { context: identity.size });
  const html = withTypedPath(template.toString(), target.typed);
  await sendMadePage(res, table.isGone(path) ? 410 : 404, html, {
    template: identity,
    preferences: context.preferences,
    headers: NO_CACHE,
  });
}

/** Writes the address that the visitor typed into the page of a missing one. */
export function withTypedPath(html: string, typed: string): string {
  return html.split(PATH_TOKEN).join(escapeMarkup(displayPath(typed)));
}

const FILE_FOLDERS = /^\/(?:assets|media|data|builds)\//;
const NO_CACHE = ['Cache-Control', 'no-cache'];
