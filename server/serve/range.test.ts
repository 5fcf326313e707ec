import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange } from './range.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
  [undefined, null],
])('Range %j of ten bytes is parsed as %j', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected);
});

test('any header gives a range inside the body or no range', () => {
  const number = fc.oneof(fc.constant(''), fc.nat().map(String), fc.constant('9'.repeat(400)));
  const header = fc.oneof(
    fc.string(),
    fc.tuple(number, number).map(([from, to]) => `bytes=${from}-${to}`),
  );
  fc.assert(
    fc.property(header, fc.nat({ max: 1e6 }), (text, size) => {
      const range = parseRange(text, size);
      if (range === null || range === 'unsatisfiable') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
