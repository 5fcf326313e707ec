import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { listTree } from '../server/publish/list-tree.ts';

/** With `--gallery` the build for tests and designers, which has `/__ui`, is made beside the site's own. */
const hasGallery = process.argv.includes('--gallery');
const outDir = hasGallery ? 'dist-gallery' : 'dist';
const STAMP = join(outDir, 'sources.txt');
const FOLDERS = ['site', 'model'];
const FILES = ['vite.config.ts', 'package-lock.json'];

/** One hash of everything that the build reads, the switch of the gallery included. */
async function sourcesHash(): Promise<string> {
  const inFolders = await Promise.all(
    FOLDERS.map(async (folder) => (await listTree(folder)).map((file) => join(folder, file))),
  );
  const hash = createHash('sha256').update(process.env.VITE_UI_GALLERY ?? '');
  for (const file of [...inFolders.flat(), ...FILES]) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function isFresh(hash: string): Promise<boolean> {
  try {
    return (await readFile(STAMP, 'utf8')) === hash;
  } catch {
    return false;
  }
}

process.env.NODE_ENV = 'production';
if (hasGallery) process.env.VITE_UI_GALLERY = '1';
const hash = await sourcesHash();
if (!(process.argv.includes('--if-stale') && (await isFresh(hash)))) {
  console.log('Собираем сайт…');
  await rm(STAMP, { force: true });
  await build({ logLevel: 'warn', build: { outDir: join(outDir, 'client') } });
  await build({ logLevel: 'warn', build: { outDir: join(outDir, 'static'), ssr: 'site/entry-static.tsx' } });
  await writeFile(STAMP, hash);
}
