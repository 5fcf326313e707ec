import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

/** Dozens of chunks of a kilobyte would cost as much in headers as in code. */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  // Everything that each screen needs. The service worker has to stay a single file.
  { name: 'base', tags: ['$initial'], test: /^(?!.*push-worker)/, priority: 1 },
  // floating-ui and `ScrollArea`, which imports it, have their own chunks: in a shared one, they would load on all
  // screens.
  { name: 'floating', test: /@floating-ui/, priority: 1 },
  { name: 'scroll-area', test: /components\/ScrollArea\//, priority: 1, includeDependenciesRecursively: false },
  // Modules of at least four screens, by the set of their screens; sets below 3 KB join the nearest one.
  { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 3_000, minShareCount: 4 },
];

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
        codeSplitting: { groups: GROUPS },
        // The address of a service worker never changes, and its folder is the scope.
        entryFileNames: ({ name }) => (name === 'push-worker' ? '[name].js' : 'panel-assets/[name]-[hash].js'),
      },
    },
  },
});
