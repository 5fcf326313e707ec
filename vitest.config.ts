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

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{model,site,server,bench,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
          maxWorkers: 2,
          expect: { poll: PATIENT },
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
          expect: { poll: PATIENT },
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
    ],
  },
});
