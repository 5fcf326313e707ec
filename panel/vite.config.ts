import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The folder differs from `/assets/`, which serves the site's assets in previews.
    assetsDir: 'panel-assets',
    target: ['chrome111', 'safari16.4', 'firefox121'],
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      input: {
        index: `${import.meta.dirname}/index.html`,
        'push-worker': `${import.meta.dirname}/app/push/push-worker.ts`,
      },
      output: {
        // The address of a service worker never changes, and its folder is the scope.
        entryFileNames: ({ name }) => (name === 'push-worker' ? '[name].js' : 'panel-assets/[name]-[hash].js'),
      },
    },
  },
});
