import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { CuttableCss } from './critical-css.ts';
import { parseCuttable } from './critical-css.ts';
import { listTree } from './list-tree.ts';

const chunkSchema = z.object({
  file: z.string(),
  src: z.string().optional(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunkSchema);
type Manifest = z.infer<typeof manifestSchema>;

export type StaticModule = typeof import('../../site/entry-static.tsx');
export type DocumentParts = Parameters<StaticModule['renderDocument']>[0];

export type PageAssets = {
  readonly css: CuttableCss;
  /** Addresses of the stylesheets from which `css` is taken. */
  readonly stylesheets: readonly string[];
};

/** What `npm run build` made: the code that renders pages and the files that browsers load. */
export type BuiltSite = {
  /** Differs exactly when code or styles differ. */
  readonly buildId: string;
  readonly module: StaticModule;
  readonly clientDir: string;
  /** Files of the client build, relative to `clientDir`, that are served under the same path. */
  readonly files: readonly string[];
  readonly bootScript: string;
  readonly fonts: readonly string[];
  pageAssets(page: string): PageAssets;
};

export async function readBuiltSite(distDir: string): Promise<BuiltSite> {
  const clientDir = join(distDir, 'client');
  const staticEntry = join(distDir, 'static', 'entry-static.js');
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientDir, 'manifest.json'), 'utf8')));
  const files = (await listTree(clientDir)).filter((file) => file !== 'manifest.json');
  const sheets = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    sheets.set(file, (await readFile(join(clientDir, file), 'utf8')).trim());
  }
  const buildId = createHash('sha256')
    .update(files.join('\n'))
    .update(await readFile(staticEntry))
    .digest('hex')
    .slice(0, 16);
  const module = (await import(pathToFileURL(staticEntry).href)) as StaticModule;
  return {
    buildId,
    module,
    clientDir,
    files,
    bootScript: `/${chunk(manifest, 'site/boot.ts').file}`,
    fonts: files.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
    pageAssets: remembered((page) => {
      const names = stylesheetsOf(manifest, ['site/entry-client.tsx', `site/pages/${page}/page.tsx`]);
      const text = names.map((name) => sheets.get(name) ?? '').join('');
      return { css: parseCuttable(module.LAYER_ORDER + text), stylesheets: names.map((name) => `/${name}`) };
    }),
  };
}

function chunk(manifest: Manifest, name: string): Manifest[string] {
  const found = manifest[name];
  if (!found) throw new Error(`The client build has no part for ${name}; run "npm run build"`);
  return found;
}

/** Stylesheets of these parts and of all that they import, in the order of the cascade. */
function stylesheetsOf(manifest: Manifest, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { imports, css } = chunk(manifest, name);
    imports.forEach(visit);
    for (const sheet of css) sheets.add(sheet);
  };
  names.forEach(visit);
  return [...sheets];
}

function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
