import parts from './test-parts.json' with { type: 'json' };

/** What `npm run test:all` runs beyond `npm test`. */
export type TestPart = keyof typeof parts;

export const TEST_PART_NAMES = Object.keys(parts) as TestPart[];

/** The part of a test file, by its second suffix: `firefox.engines.test.ts`; `null`: `npm test` runs it. */
export function partOf(file: string): TestPart | null {
  return TEST_PART_NAMES.find((part) => new RegExp(`\\.${part}\\.test\\.tsx?$`).test(file)) ?? null;
}
