import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILTERS, readFilter, writeFilter } from './review-filter.ts';

test('a filter survives being written and read again, and leaves campaign tags alone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILTERS), fc.constantFrom(...FILTERS), (first, second) => {
      const before = new URLSearchParams(writeFilter(first, new URLSearchParams('utm_source=vk')));
      const query = new URLSearchParams(writeFilter(second, before));
      expect(readFilter(query)).toBe(second);
      expect(query.get('utm_source')).toBe('vk');
    }),
  );
});

test('an unknown filter is none', () => {
  expect(readFilter(new URLSearchParams('otzyvy=lestnye'))).toBe(FILTERS[0]);
});
