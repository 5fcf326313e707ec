import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{model,site,server,bench,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/release.ts'],
          env: { NODE_ENV: 'production' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A poll waits for what must come; how soon is the benchmark's business, not that of two busy cores.
          expect: { poll: { timeout: 15_000 } },
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
    ],
  },
});
