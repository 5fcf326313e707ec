import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import type { Context } from 'hono';
import { html } from '../../../server/html.ts';
import type { PanelBrand } from '../../contract/brand.ts';
import { BUILT_FILES, policyOf } from './security.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves built and precompressed files; any URL without an extension returns the application's HTML. */
export function appFiles(appDir: string, readBrand: () => Promise<PanelBrand>) {
  return async (context: Context): Promise<Response> => {
    if (extname(context.req.path) === '') return screen(context, appDir, await readBrand());
    return (await builtFile(context, appDir)) ?? context.text('Not found', 404);
  };
}

async function builtFile({ req }: Context, appDir: string): Promise<Response | null> {
  const type = TYPES[extname(req.path)];
  const path = resolve(join(appDir, req.path));
  if (type === undefined || !path.startsWith(`${resolve(appDir)}${sep}`)) return null;
  const small = /\bbr\b/.test(req.header('accept-encoding') ?? '') ? await read(`${path}.br`) : null;
  const bytes = small ?? (await read(path));
  const cache = req.path.startsWith(BUILT_FILES) ? 'public, max-age=31536000, immutable' : 'no-cache';
  const headers = { 'Content-Type': type, 'Cache-Control': cache, Vary: 'Accept-Encoding' };
  return bytes && new Response(bytes, { headers: small ? { ...headers, 'Content-Encoding': 'br' } : headers });
}

/** Built file names need no URL decoding; an encoded name is simply not found. */
function read(path: string): Promise<Buffer<ArrayBuffer> | null> {
  return readFile(path).catch(() => null);
}

async function screen(context: Context, appDir: string, brand: PanelBrand): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const page = await readFile(join(appDir, 'index.html'), 'utf8');
  context.header('Content-Security-Policy', policyOf(nonce));
  const values: Readonly<Record<string, string>> = {
    __NONCE__: nonce,
    __NAME__: brand.name,
    __BRAND__: JSON.stringify(brand),
  };
  return context.html(page.replaceAll(/__[A-Z]+__/g, (place) => `${html`${values[place] ?? place}`}`));
}
