import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** Bundles the child process into one file, so that a server starts in 0.1 s and a minute allows many kills. */
export async function bundleChild() {
  const dir = await mkdtemp(join(tmpdir(), 'crash-child-'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'child.ts'),
      outDir: dir,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  });
  return { path: join(dir, 'child.mjs'), [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) };
}
