import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { numberedNames } from './scripts/build-plugins/class-names.ts';
import { CODE_GROUPS, groupsInUse } from './scripts/build-plugins/code-groups.ts';
import { flatReactDom } from './scripts/build-plugins/flat-react-dom.ts';
import { fontsApart } from './scripts/build-plugins/fonts-apart.ts';
import { pageWidths } from './scripts/build-plugins/page-widths.ts';

/** The client build goes to `dist/client`, the static-render build (`--mode static`) to `dist/static`. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), flatReactDom(), fontsApart(), groupsInUse()],
  publicDir: false,
  css: {
    modules: { generateScopedName: command === 'build' ? numberedNames(import.meta.dirname) : '[name]_[local]' },
    postcss: { plugins: [globalData({ files: ['site/ui/breakpoints.css'] }), pageWidths(), customMedia()] },
  },
  build: {
    target: 'es2023',
    cssTarget: ['chrome111', 'safari16.4', 'firefox121'],
    cssMinify: 'lightningcss',
    // One stylesheet: pages inline the styles of their first view, and the whole stylesheet loads after the first
    // paint.
    cssCodeSplit: false,
    // Terser's output is two per cent smaller, for five seconds of build time. `pure_getters` is safe: no getter has
    // side effects.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3, keep_fargs: false, pure_getters: true } },
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
            input: { boot: 'site/boot.ts', mask: 'site/shell/runtime/phone-mask.ts', client: 'site/entry-client.tsx' },
            // `boot.ts` imports the others by addresses that the document contains.
            preserveEntrySignatures: 'exports-only',
            output: {
              codeSplitting: { groups: CODE_GROUPS },
              // Every page contains the names of all chunks; readable names would cost 0.5 KB per page.
              chunkFileNames: 'assets/[hash].js',
            },
          },
        }),
  },
}));
