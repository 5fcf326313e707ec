import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

test.for([
  ['7', 7000],
  ['0', 0],
  [' 120 ', 120_000],
  ['1.5', 1500],
  ['1.25', 1250],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['31536000', 86_400_000],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)('the header «%s» gives a pause of %s ms', ([header, expected]) => {
  expect(parseRetryAfter(header, NOW)).toBe(expected);
});

test('a parsed pause is a number within a day or null for any header', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (header) => {
      const pause = parseRetryAfter(header, NOW);
      if (pause !== undefined) expect(pause >= 0 && pause <= 86_400_000).toBe(true);
    }),
  );
});
