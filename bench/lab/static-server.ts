import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = ['.html', '.js', '.css', '.json', '.svg', '.txt'];

type File = { readonly body: Buffer; readonly headers: Record<string, string> };

/** Serves every peer alike: files of the first folder that contains them, from memory, text with maximum Brotli. */
export async function serveFolders(folders: readonly string[]) {
  const files = new Map<string, Promise<File | null>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://peer.invalid').pathname);
    if (!files.has(path)) files.set(path, find(folders, path));
    const file = await files.get(path);
    response.writeHead(file ? 200 : 404, file?.headers).end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function find(folders: readonly string[], path: string): Promise<File | null> {
  const name = path === '/' ? '/index.html' : extname(path) ? path : `${path}.html`;
  for (const folder of folders) {
    const body = await readFile(join(folder, name)).catch(() => null);
    if (!body) continue;
    const type = { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' };
    if (!COMPRESSED.includes(extname(name))) return { body, headers: type };
    const small = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    return { body: small, headers: { ...type, 'content-encoding': 'br' } };
  }
  return null;
}
