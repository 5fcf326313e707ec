import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** The sweeps of all pages take longest: begun last, they would leave one of two workers without work for minutes. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSweep = ({ moduleId }: TestSpecification) => moduleId.includes('/sweep-');
    const sorted = await super.sort(files);
    return [...sorted.filter(isSweep), ...sorted.filter((file) => !isSweep(file))];
  }
}

/** A poll waits for what must come; how soon is the benchmark's business, not that of two busy cores. */
const PATIENT = { timeout: 15_000 };

const TESTS = globSync('{model,site,server,bench,scripts,panel/{contract,server,app}}/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: ['bench/peers/**'],
});
/** Takes seconds of waiting or of building, or a server of PostgreSQL. */
const SLOW = TESTS.filter((file) => file.includes('.slow.test.'));
/** What every database must do alike: on SQLite among the unit tests, on PostgreSQL among the slow ones. */
const OF_DATABASES = TESTS.filter((file) => readFileSync(file, 'utf8').includes('describe.each(DATABASES)'));

const CORES = availableParallelism();
/** These wait for servers, timers and pages two thirds of their time. */
const WAITING = { maxWorkers: CORES + 1, sequence: { groupOrder: 1 } };
/** They start some hundred processes of Node, which compile the same files. */
const COMPILED = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node') };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: TESTS,
          exclude: SLOW,
          provide: { databases: ['SQLite'] },
          testTimeout: 20_000,
          // Without a browser nothing is worth waiting for.
          expect: { poll: { ...PATIENT, interval: 10 } },
          // By default Vitest leaves one core to itself, of two as of ten.
          maxWorkers: CORES,
          // Half of the time went into loading the same modules for each file. A test cleans up what it changed.
          isolate: false,
        },
      },
      {
        test: {
          name: 'slow',
          include: [...SLOW, ...OF_DATABASES],
          provide: { databases: ['PostgreSQL'] },
          env: COMPILED,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { ...PATIENT, interval: 10 } },
          ...WAITING,
          isolate: false,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/release.ts'],
          env: { ...COMPILED, NODE_ENV: 'production' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: PATIENT },
          ...WAITING,
          isolate: false,
        },
      },
    ],
  },
});
