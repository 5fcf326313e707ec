import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadNumber } from './lead-number.ts';

test('the number of the lead is read from the query', () => {
  expect(leadNumber(new URLSearchParams('n=1024'))).toBe('1024');
});

test('a missing, long or foreign number is none', () => {
  for (const query of ['', 'n=', 'n=1234567890', 'n=12a', 'n=-5', 'n=1.5', 'n=%201', 'n=<b>', 'n=١٢']) {
    expect(leadNumber(new URLSearchParams(query))).toBeNull();
  }
});

test('nothing but digits ever comes out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(leadNumber(new URLSearchParams({ n: typed })) ?? '0').toMatch(/^[0-9]{1,9}$/);
    }),
  );
});
