import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { listTree } from '../server/publish/list-tree.ts';
import { toBrotli } from '../server/publish/precompress.ts';
import { isBuiltOf, sourcesHash } from './sources-hash.ts';

const PANEL = 'panel';
const ASSETS = join(PANEL, 'dist', 'panel-assets');
const STAMP = join(PANEL, 'dist', 'sources.txt');

process.env.NODE_ENV = 'production';
const hash = await sourcesHash(
  ['panel/app', 'panel/contract', 'model', 'site/fonts'],
  ['panel/index.html', 'panel/vite.config.ts', 'package-lock.json', 'scripts/build-panel.ts'],
);
if (!(process.argv.includes('--if-stale') && (await isBuiltOf(hash, STAMP)))) {
  console.log('Собираем панель…');
  await rm(STAMP, { force: true });
  await build({ root: PANEL, configFile: join(PANEL, 'vite.config.ts'), logLevel: 'warn' });
  for (const file of await listTree(ASSETS)) {
    const bytes = await readFile(join(ASSETS, file));
    await writeFile(join(ASSETS, `${file}.br`), await toBrotli(bytes, 'utmost'));
  }
  await writeFile(STAMP, hash);
}
