import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { createHealth, type ReadHealth } from '../ops/health.ts';
import { PUBLIC_FOLDER, RELEASE_MANIFEST, type ReleaseFile, type ReleaseManifest } from '../release/manifest.ts';
import type { ReleaseStore } from './release-store.ts';

const COMPRESS = [
  ['br', '.br', brotliCompressSync],
  ['zstd', '.zst', zstdCompressSync],
  ['gzip', '.gz', gzipSync],
] as const;

export type FixtureFiles = Record<string, string | Buffer>;

export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'serve-'));
}

/** Writes a test release; keys are file names under `public/`. Text files get compressed variants, buffers do not. */
export async function writeRelease(
  dataDir: string,
  id: string,
  files: FixtureFiles,
  changes: Partial<ReleaseManifest> = {},
) {
  const dir = join(dataDir, 'releases', id);
  const described: Record<string, ReleaseFile> = {};
  const write = async (file: string, body: string | Buffer) => describe(join(dir, PUBLIC_FOLDER), file, body);
  for (const [file, body] of Object.entries(files)) described[urlOf(file)] = await write(file, body);
  const manifest: ReleaseManifest = {
    format: 1,
    id,
    buildId: `build-${id}`,
    createdAt: '2026-11-20T10:00:00.000Z',
    files: described,
    redirects: { '/price': { to: '/', status: 302 }, '/works/old': { to: '/works/x', status: 301 } },
    texts: '',
    gone: ['/works/removed'],
    policies: ["default-src 'none'; script-src 'self'"],
    notFound: {
      unmatched: await write('not-found.html', '<!doctype html><p>Page not found: %%PATH%%</p>'),
      slug: await write('slug-not-found.html', '<!doctype html><p>Page Not Found: %%PATH%%</p>'),
      slugPatterns: ['/works/:slug', '/policy/:version'],
    },
    ...changes,
  };
  await writeFile(join(dir, RELEASE_MANIFEST), JSON.stringify(manifest));
  return dir;
}

export async function pointCurrentAt(dataDir: string, id: string): Promise<void> {
  const fresh = join(dataDir, `current-${id}`);
  await symlink(`releases/${id}`, fresh);
  await rename(fresh, join(dataDir, 'current'));
}

async function describe(publicDir: string, file: string, body: string | Buffer): Promise<ReleaseFile> {
  const path = join(publicDir, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, body);
  const encodings: ReleaseFile['encodings'] = {};
  for (const [coding, suffix, compress] of typeof body === 'string' ? COMPRESS : []) {
    const compressed = compress(body);
    await writeFile(path + suffix, compressed);
    encodings[coding] = compressed.length;
  }
  const isPage = file.endsWith('.html');
  return {
    file,
    type: TYPES[file.split('.').pop() ?? ''] ?? 'application/octet-stream',
    size: Buffer.byteLength(body),
    hash: createHash('sha256').update(body).digest('hex').slice(0, 16),
    encodings,
    cache: isPage ? 'page' : /^(assets|media)\//.test(file) ? 'immutable' : 'data',
    ...(isPage ? { policy: 0 } : {}),
    ...(file === 'thankyou.html' ? { noindex: true } : {}),
  };
}

function urlOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  avif: 'image/avif',
  svg: 'image/svg+xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

export function healthOf(store: ReleaseStore, dataDir: string): ReadHealth {
  const leads = async () => ({ trouble: null, channels: [] });
  return createHealth({ dataDir, release: () => store.current()?.manifest ?? null, leads });
}
