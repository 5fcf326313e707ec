import parts from './test-parts.json' with { type: 'json' };

/** Parts of `npm run test:all` that `npm test` omits. */
export type TestPart = keyof typeof parts;

export const TEST_PART_NAMES = Object.keys(parts) as TestPart[];

/** Returns the part of a test file by its second suffix, as in `firefox.engines.test.ts`; `null` means `npm test`. */
export function partOf(file: string): TestPart | null {
  return TEST_PART_NAMES.find((part) => new RegExp(`\\.${part}\\.test\\.tsx?$`).test(file)) ?? null;
}
