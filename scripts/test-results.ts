import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Folder of the test results, one file per set of projects that run together. */
const FOLDER = process.env.TEST_RESULTS || 'var/test-results';

export type TestResult = {
  readonly project: string;
  readonly file: string;
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
  readonly durationMs: number;
  readonly retries: number;
  readonly errors: readonly string[];
};

export type TestFileResult = { readonly file: string; readonly project: string; readonly durationMs: number };

export type TestRun = { readonly tests: readonly TestResult[]; readonly files: readonly TestFileResult[] };

/** Writes the outcome and duration of every test as JSON, and prints the tests that passed only on a retry. */
export class TestResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map(toResult));
    const files = modules.map((module) => ({
      file: module.relativeModuleId,
      project: module.project.name,
      durationMs: module.diagnostic().duration,
    }));
    const projects = [...new Set(files.map(({ project }) => project))].sort();
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(
      join(FOLDER, `${projects.join('+')}.json`),
      JSON.stringify({ tests, files } satisfies TestRun, null, 1),
    );
    for (const { file, name, errors } of tests.filter(({ state, retries }) => state === 'passed' && retries > 0))
      console.error(`FLAKY: passed only when it was run again: ${file} > ${name}\n  ${errors.join('\n  ')}`);
  }
}

function toResult(test: TestCase): TestResult {
  const diagnostic = test.diagnostic();
  const result = test.result();
  return {
    project: test.project.name,
    file: test.module.relativeModuleId,
    name: test.fullName,
    state: result.state,
    durationMs: Math.round(diagnostic?.duration ?? 0),
    retries: diagnostic?.retryCount ?? 0,
    errors: result.errors?.map(({ message }) => message) ?? [],
  };
}
