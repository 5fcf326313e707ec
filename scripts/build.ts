import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { isBuiltOf, sourcesHash } from './sources-hash.ts';

/** `--gallery` builds the site with the component gallery at `/__ui` into a folder that is never released. */
const withGallery = process.argv.includes('--gallery');
const OUT = withGallery ? 'dist-gallery' : 'dist';
const STAMP = join(OUT, 'sources.txt');
const FOLDERS = ['site', 'model', 'scripts/build-plugins'];
const FILES = ['vite.config.ts', 'package-lock.json'];

process.env.NODE_ENV = 'production';
// Only the flag decides: a variable of the shell or of an .env file must not add the gallery to a release.
process.env.VITE_UI_GALLERY = withGallery ? '1' : '';
const hash = await sourcesHash(FOLDERS, FILES);
if (!(process.argv.includes('--if-stale') && (await isBuiltOf(hash, STAMP)))) {
  console.log(withGallery ? 'Собираем сайт с галереей…' : 'Собираем сайт…');
  await rm(STAMP, { force: true });
  // The build for tests uses the default minifier, which needs a tenth of Terser's time.
  const minify = withGallery ? { minify: 'oxc' as const } : {};
  await build({ logLevel: 'warn', build: { outDir: join(OUT, 'client'), ...minify } });
  await build({ logLevel: 'warn', build: { outDir: join(OUT, 'static'), ssr: 'site/entry-static.tsx' } });
  await writeFile(STAMP, hash);
}
