import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { listTree } from '../server/publish/list-tree.ts';

/** `--gallery`: with the components at `/__ui`, for tests and designers, in a folder that no release is made from. */
const withGallery = process.argv.includes('--gallery');
const OUT = withGallery ? 'dist-gallery' : 'dist';
const STAMP = join(OUT, 'sources.txt');
const FOLDERS = ['site', 'model', 'scripts/build-plugins'];
const FILES = ['vite.config.ts', 'package-lock.json'];

/** One hash of everything that the build reads. */
async function sourcesHash(): Promise<string> {
  const inFolders = await Promise.all(
    FOLDERS.map(async (folder) => (await listTree(folder)).map((file) => join(folder, file))),
  );
  const hash = createHash('sha256');
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
// Only the flag decides: what the shell or an .env file says must not slip into a release.
process.env.VITE_UI_GALLERY = withGallery ? '1' : '';
const hash = await sourcesHash();
if (!(process.argv.includes('--if-stale') && (await isFresh(hash)))) {
  console.log(withGallery ? 'Собираем сайт с галереей…' : 'Собираем сайт…');
  await rm(STAMP, { force: true });
  await build({ logLevel: 'warn', build: { outDir: join(OUT, 'client') } });
  await build({ logLevel: 'warn', build: { outDir: join(OUT, 'static'), ssr: 'site/entry-static.tsx' } });
  await writeFile(STAMP, hash);
}
