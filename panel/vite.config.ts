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
  },
});
