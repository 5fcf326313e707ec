import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { parse } from 'yaml';
import type { Route } from '../../http/route.ts';
import { startPreviewPanel } from './preview-panel.ts';

/** For tests in a browser: parts of the application on a page of their own, over real previews. Prints its address. */
const appDir = await mkdtemp(join(tmpdir(), 'panel-harness-'));
await build({
  root: resolve('panel/app/testing'),
  configFile: resolve('panel/vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: appDir, emptyOutDir: true },
});

const entry: Route = {
  method: 'GET',
  path: '/testing/entry',
  operation: 'public',
  async handle(context) {
    const file = context.req.query('file') ?? '';
    return context.json({ file, facts: parse(await readFile(join('content', file), 'utf8')), body: null });
  },
};
const panel = await startPreviewPanel({ appDir, routes: [entry] });
console.log(panel.url);
process.on('SIGTERM', async () => {
  await Promise.all([panel.stop(), rm(appDir, { recursive: true, force: true })]);
  process.exit(0);
});
