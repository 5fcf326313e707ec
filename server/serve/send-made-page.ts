import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ContentCoding, chooseCoding, type Preferences } from './accept-encoding.ts';
import type { RawHeaders } from './headers.ts';
import type { Representation } from './representation.ts';

export async function sendMadePage(
  res: ServerResponse,
  status: number,
  html: string,
  { template, preferences, headers }: { template: Representation; preferences: Preferences; headers: RawHeaders },
): Promise<void> {
  const { coding } = chooseCoding(preferences, CODINGS, IDENTITY);
  const body = await COMPRESS[coding](Buffer.from(html));
  res.writeHead(status, [
    ...template.partialHeaders.flatMap((name, at, all) =>
      at % 2 === 0 && !OWN_HEADERS.has(name) ? [name, all[at + 1] ?? ''] : [],
    ),
    ...headers,
    ...['X-Robots-Tag', 'noindex', 'Vary', 'Accept-Encoding', 'Content-Length', String(body.length)],
    ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
  ]);
  res.end(body);
}

/** Headers of the template that do not apply to the generated page. */
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
