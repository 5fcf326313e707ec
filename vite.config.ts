import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The client build goes to `dist/client`, the static-render build (`--mode static`) to `dist/static`. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]_[hash]' } } },
  build: {
    target: 'es2023',
    cssTarget: ['chrome111', 'safari16.4', 'firefox114'],
    cssMinify: 'lightningcss',
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
