import { basename } from 'node:path';
import react from '@astrojs/react';
import globalData from '@csstools/postcss-global-data';
import { defineConfig } from 'astro/config';
import customMedia from 'postcss-custom-media';
import { pageWidths } from '../../../scripts/build-plugins/page-widths.ts';
import { SHIMS } from '../shims/shims.mjs';

const site = new URL('../../../site/', import.meta.url).pathname;

export default defineConfig({
  integrations: [react()],
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  vite: {
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: SHIMS.map(({ replaced, shim }) => ({
        find: new RegExp(`^.*/${basename(replaced).replace('.', '\\.')}$`),
        replacement: shim,
      })),
    },
    css: {
      postcss: { plugins: [globalData({ files: [`${site}ui/breakpoints.css`] }), pageWidths(), customMedia()] },
    },
    build: { cssTarget: ['chrome111', 'safari16.4', 'firefox121'], cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  },
});
