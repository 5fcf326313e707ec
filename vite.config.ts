import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The client build goes to `dist/client`, the static-render build (`--mode static`) to `dist/static`. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react()],
  publicDir: false,
  css: { modules: { generateScopedName: command === 'build' ? shortName : '[name]_[local]' } },
  build: {
    target: 'es2023',
    cssTarget: ['chrome111', 'safari16.4', 'firefox114'],
    cssMinify: 'lightningcss',
    // One stylesheet: pages carry what their first view needs, the whole comes after the first paint.
    cssCodeSplit: false,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { outDir: 'dist/static', rolldownOptions: { output: { codeSplitting: false } } }
      : {
          outDir: 'dist/client',
          manifest: 'manifest.json',
          modulePreload: { polyfill: false },
          rolldownOptions: { input: { boot: 'site/boot.ts', client: 'site/entry-client.tsx' } },
        }),
  },
}));

/** Five characters in the place of a readable name: they stand thousands of times in pages. Both builds agree on them. */
function shortName(name: string, file: string): string {
  const source = `${relative(import.meta.dirname, file.split('?')[0] ?? file)}:${name}`;
  const digest = createHash('sha256').update(source).digest();
  return `${LETTERS[(digest[0] ?? 0) % LETTERS.length]}${digest.toString('base64url').slice(2, 6)}`;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
