import { existsSync, globSync, readFileSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { partOf, TEST_PART_NAMES, type TestPart } from './scripts/test-parts.ts';
import { TestResults } from './scripts/test-results.ts';

/** A generous timeout: polls wait for states that must occur, and the benchmark measures speed. */
const POLL = { timeout: 15_000 };

const find = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname, exclude: ['**/node_modules/**'] });
const NEXT_TO_CODE = find('{model,site,server,bench,scripts,panel/{contract,server,app}}/**/*.test.{ts,tsx}');
const IN_BROWSERS = find('e2e/**/*.test.ts');

const isComponent = (file: string) => file.includes('.component.test.');
const isFast = (file: string) => partOf(file) === null && !file.includes('.slow.test.') && !isComponent(file);
/** Tests that every database must pass: on SQLite in `unit`, on PostgreSQL in the part `postgres`. */
const ON_DATABASES = NEXT_TO_CODE.filter((file) => readFileSync(file, 'utf8').includes('describe.each(DATABASES)'));

/** Property tests use a fixed seed in `npm test` and random values in the part `storms`. */
const WITH_PROPERTIES = NEXT_TO_CODE.filter(
  (file) => partOf(file) === null && readFileSync(file, 'utf8').includes("from 'fast-check'"),
);
const PINNED_SEED = { setupFiles: ['scripts/pinned-seed.ts'] };

const CORES = availableParallelism();
const WAITING = {
  maxWorkers: CORES,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  isolate: false,
  // `scripts/test-results.ts` reports tests that needed a retry.
  retry: process.env.CI ? 1 : 0,
};
/** Databases of unit tests wait for no disk here. They need 63 MB; the shared memory of a container often has 64 MB. */
const MEMORY = { TMPDIR: '/dev/shm' };
const hasMemory =
  existsSync(MEMORY.TMPDIR) && statfsSync(MEMORY.TMPDIR).bavail * statfsSync(MEMORY.TMPDIR).bsize > 2 ** 28;
/** Compile cache: the tests start hundreds of Node processes that compile the same files. */
const COMPILED = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node') };
/** Production mode, since development React renders the site more slowly. */
const WITH_RELEASES = {
  ...WAITING,
  globalSetup: ['scripts/test-releases/publish-releases.ts'],
  env: { ...COMPILED, NODE_ENV: 'production' },
};
const IN_BROWSER = {
  ...WITH_RELEASES,
  // The first test that uses a shared browser, site or panel also starts it.
  testTimeout: 120_000,
};

export default defineConfig({
  test: {
    reporters: ['default', new TestResults()],
    tags: [{ name: 'nightly', description: 'A rare case of a rule that `npm test` holds; the part `nightly` runs it' }],
    projects: [
      {
        test: {
          name: 'unit',
          include: NEXT_TO_CODE.filter(isFast),
          provide: { databases: ['SQLite'] },
          ...PINNED_SEED,
          env: hasMemory ? MEMORY : {},
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { ...POLL, interval: 10 } },
          // Unit tests wait for child processes, disks and timers.
          maxWorkers: CORES + 1,
          // Shared modules halve the run time; each test cleans up its changes.
          isolate: false,
        },
      },
      {
        // Its build for browsers, which takes files and keeps unfinished uploads.
        resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.es5/browser/index.js' } },
        test: {
          name: 'components',
          include: NEXT_TO_CODE.filter(isComponent),
          environment: 'happy-dom',
          // Node refuses its import of a name that CodeMirror does not have; the build leaves it out.
          server: { deps: { inline: ['@mdxeditor/editor'] } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: CORES + 1,
          setupFiles: ['scripts/component-setup.ts', 'site/shell/runtime/testing/clear-toasts.ts'],
          expect: { poll: { ...POLL, interval: 10 } },
          isolate: false,
        },
      },
      {
        test: {
          name: 'slow',
          include: NEXT_TO_CODE.filter((file) => file.includes('.slow.test.')),
          provide: { databases: ['SQLite'] },
          ...PINNED_SEED,
          expect: { poll: { ...POLL, interval: 10 } },
          sequence: { groupOrder: 1 },
          ...WITH_RELEASES,
        },
      },
      {
        test: {
          name: 'e2e',
          include: IN_BROWSERS.filter((file) => partOf(file) === null),
          expect: { poll: POLL },
          sequence: { groupOrder: 1 },
          ...IN_BROWSER,
        },
      },
      ...TEST_PART_NAMES.map((part) => {
        const named = [...NEXT_TO_CODE, ...IN_BROWSERS].filter((file) => partOf(file) === part);
        const again =
          ({ postgres: ON_DATABASES, storms: WITH_PROPERTIES } as Partial<Record<TestPart, string[]>>)[part] ?? [];
        return {
          test: {
            name: part,
            include: [...named, ...again],
            provide: { databases: [part === 'postgres' ? ('PostgreSQL' as const) : ('SQLite' as const)] },
            expect: { poll: POLL },
            ...(named.some((file) => file.startsWith('e2e/')) ? IN_BROWSER : WITH_RELEASES),
          },
        };
      }),
    ],
  },
});
