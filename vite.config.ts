import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { flatReactDom } from './scripts/build-plugins/flat-react-dom.ts';
import { fontsApart } from './scripts/build-plugins/fonts-apart.ts';
import { leanReactRouter } from './scripts/build-plugins/lean-react-router.ts';

/** The client build goes to `dist/client`, the static-render build (`--mode static`) to `dist/static`. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), flatReactDom(), leanReactRouter(), fontsApart()],
  publicDir: false,
  css: { modules: { generateScopedName: command === 'build' ? numberedNames() : '[name]_[local]' } },
  build: {
    target: 'es2023',
    cssTarget: ['chrome111', 'safari16.4', 'firefox121'],
    cssMinify: 'lightningcss',
    // One stylesheet: pages carry what their first view needs, the whole comes after the first paint.
    cssCodeSplit: false,
    // Two per cent smaller than the default, for five seconds of building.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3, keep_fargs: false } },
    emptyOutDir: true,
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { outDir: 'dist/static', rolldownOptions: { output: { codeSplitting: false } } }
      : {
          outDir: 'dist/client',
          manifest: 'manifest.json',
          modulePreload: { polyfill: false },
          rolldownOptions: {
            checks: { bundlerTimings: false },
            input: { boot: 'site/boot.ts', client: 'site/entry-client.tsx' },
            // `boot.ts` imports it by an address that the document names.
            preserveEntrySignatures: 'exports-only',
            output: {
              // Dozens of tiny parts compress badly and are asked for one by one: what pages share is one part.
              codeSplitting: {
                groups: [
                  // Run in a task of its own, see `load-application.ts`.
                  {
                    name: 'react',
                    test: /\/node_modules\/(react|react-dom|scheduler)\/|react-dom-client-flat/,
                    priority: 3,
                    entriesAware: false,
                  },
                  {
                    name: (id, context) =>
                      isAlwaysLoaded(id, (module) => context.getModuleInfo(module)) ? 'base' : null,
                    priority: 2,
                  },
                  // What comes when the page is at rest.
                  {
                    name: 'after',
                    test: /\/site\/(router\/(after-start|preload-links)|runtime\/(build-watcher|preload-queue|page-toast-store|toast-)|features\/toasts|lib\/(visit|attribution)\.ts)/,
                    priority: 2,
                    entriesAware: false,
                  },
                  // Hours and first touches are for forms that are touched and for a few pages, not for all.
                  {
                    name: 'shared',
                    test: /\/(site\/(ui|lib|features)|model)\/(?!opening-hours|call-|first-touch)/,
                    minShareCount: 3,
                    priority: 1,
                    entriesAware: false,
                  },
                  { name: 'hours', test: /\/model\/(opening-hours|call-\w+)\.ts$/, entriesAware: false },
                  { name: 'touch', test: /\/(first-touch|choose-cookies)\.ts$/, entriesAware: false },
                ],
              },
            },
          },
        }),
  },
}));

type ModuleInfo = { readonly id: string; readonly importers: readonly string[] };

/** Whether a module comes with the application itself, whatever the page: then it lies in one part with all such. */
function isAlwaysLoaded(id: string, infoOf: (id: string) => ModuleInfo | null, seen: Set<string> = new Set()): boolean {
  if (id.endsWith('/site/entry-client.tsx')) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return infoOf(id)?.importers.some((importer) => isAlwaysLoaded(importer, infoOf, seen)) ?? false;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FOLLOWING = `${LETTERS}${LETTERS.toLowerCase()}0123456789`;

/**
 * Two characters in the place of a readable name: they stand thousands of times in pages. All classes and keyframes of the
 * site are numbered in one order, so that both builds agree; the capital keeps them apart from names that are written by hand.
 */
function numberedNames(): (name: string, file: string) => string {
  const numbers = new Map<string, number>();
  for (const file of globSync('site/**/*.module.css', { cwd: import.meta.dirname }).sort()) {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    const names = new Set(
      [...source.matchAll(/(?:[.]|@keyframes\s+)([a-zA-Z_][\w-]*)/g)].map((match) => match[1] ?? ''),
    );
    for (const name of [...names].sort()) numbers.set(`${file}:${name}`, numbers.size);
  }
  return (name, file) => {
    const number = numbers.get(`${relative(import.meta.dirname, file.split('?')[0] ?? file)}:${name}`);
    if (number === undefined) throw new Error(`${file} has no class ${name}`);
    return shortened(number);
  };
}

function shortened(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  const first = LETTERS[number % LETTERS.length] ?? '';
  return rest < FOLLOWING.length ? first + (FOLLOWING[rest] ?? '') : first + shortened(rest - FOLLOWING.length);
}
