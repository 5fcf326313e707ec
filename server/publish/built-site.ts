import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { PageId } from '../../site/routes.ts';
import type { CuttableCss } from './critical-css.ts';
import { parseCuttable, printRules } from './critical-css.ts';
import { listTree } from './list-tree.ts';

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));

type Manifest = z.infer<typeof manifestSchema>;

export type StaticModule = typeof import('../../site/entry-static.tsx');
export type DocumentParts = Parameters<StaticModule['renderDocument']>[0];

export type BuiltSite = {
  readonly buildId: string;
  readonly module: StaticModule;
  readonly clientDir: string;
  /** Files of the client build except the stylesheet, relative to `clientDir` and served under the same path. */
  readonly files: readonly string[];
  /** Returns the scripts for the document of a page, or of an error page for `null`. */
  script(page: PageId | null): DocumentParts['script'];
  readonly fonts: readonly string[];
  /** URL of the stylesheet, which documents load late. */
  readonly stylesheet: string;
  readonly stylesheetText: string;
  readonly printStylesheet: string;
  readonly printText: string;
  /** Stylesheet and font faces from which the critical CSS of each document is cut. */
  readonly css: CuttableCss;
  /** SVG markup of drawings that pages inline; their tokens must stay in the critical CSS. */
  readonly drawn: string;
};

const RELEASE_BUILD_DIR = resolve('dist');
const GALLERY_PATH = '/__ui';
/** Font faces are part of the documents only, so this file is not served. */
const FONTS = 'fonts.css';
const OUTSIDE_PAGES: Partial<Record<PageId, string>> = {
  gallery: 'site/gallery/page.tsx',
  fixture: 'site/fixtures/page.tsx',
};
const NOT_SERVED = ['manifest.json', FONTS];

/** @throws when the build for releases contains the component gallery, which visitors must never see. */
export async function readBuiltSite(distDir: string, releaseBuildDir = RELEASE_BUILD_DIR): Promise<BuiltSite> {
  const clientDir = join(distDir, 'client');
  const staticEntry = join(distDir, 'static', 'entry-static.js');
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientDir, 'manifest.json'), 'utf8')));
  const files = (await listTree(clientDir)).filter((file) => !NOT_SERVED.includes(file));
  const boot = manifest['site/boot.ts']?.file;
  const mask = manifest['site/shell/runtime/phone-mask.ts']?.file;
  const app = manifest['site/entry-client.tsx']?.file;
  const stylesheet = files.find((file) => file.endsWith('.css'));
  if (!boot || !mask || !app || !stylesheet) throw new Error(`${clientDir} holds no whole build; run "npm run build"`);
  const sheets = [FONTS, stylesheet].map((file) => readFile(join(clientDir, file), 'utf8'));
  const [fontFaces = '', stylesheetText = ''] = await Promise.all(sheets);
  const printText = printRules(stylesheetText);
  const hash = createHash('sha256')
    .update(files.join('\n'))
    .update(await readFile(staticEntry));
  const buildId = hash.digest('hex').slice(0, 16);
  // The build id is part of the URL, since Node caches a module by its URL.
  const module = (await import(`${pathToFileURL(staticEntry).href}?build=${buildId}`)) as StaticModule;
  if (resolve(distDir) === releaseBuildDir && module.routes.some(({ path }) => path === GALLERY_PATH)) {
    throw new Error(`${distDir} holds the gallery of components; a release has none. Run "npm run build".`);
  }
  return {
    buildId,
    module,
    clientDir,
    files: files.filter((file) => file !== stylesheet),
    script: scriptsOf(manifest, { boot: `/${boot}`, mask: `/${mask}`, app: `/${app}` }),
    fonts: files.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
    stylesheet: `/${stylesheet}`,
    stylesheetText,
    printStylesheet: `/assets/print-${createHash('sha256').update(printText).digest('hex').slice(0, 8)}.css`,
    printText,
    css: parseCuttable(fontFaces + stylesheetText),
    drawn: '',
  };
}

function scriptsOf(
  manifest: Manifest,
  everywhere: Pick<DocumentParts['script'], 'boot' | 'mask' | 'app'>,
): BuiltSite['script'] {
  const parts = partsOf(manifest, 'site/entry-client.tsx');
  return (page) => {
    const own = page ? chunksOf(manifest, page) : [];
    return { ...everywhere, parts, page: own.filter((file) => !parts.includes(file)) };
  };
}

/** Source file of a page, which is the entry of its chunk. */
export function sourceOfPage(page: PageId): string {
  return OUTSIDE_PAGES[page] ?? `site/pages/${page}/page.tsx`;
}

/** Returns the chunks of a page, its own last. */
function chunksOf(manifest: Manifest, page: PageId): string[] {
  const entry = sourceOfPage(page);
  const file = manifest[entry]?.file;
  if (!file) throw new Error(`The build has no ${entry}; run "npm run build"`);
  return [...partsOf(manifest, entry), `/${file}`];
}

/** Returns the transitive imports of an entry, dependencies first. */
function partsOf(manifest: Manifest, entry: string): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    for (const imported of manifest[name]?.imports ?? []) {
      if (seen.has(imported)) continue;
      seen.add(imported);
      visit(imported);
      found.add(imported);
    }
  };
  visit(entry);
  return [...found].map((name) => `/${manifest[name]?.file}`);
}
