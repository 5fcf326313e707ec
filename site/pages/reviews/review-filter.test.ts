import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILTER_IN_QUERY, FILTERS } from './review-filter.ts';

const { read, write } = FILTER_IN_QUERY;

test('a filter survives being written and read again, and keeps campaign tags', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILTERS), fc.constantFrom(...FILTERS), (first, second) => {
      const before = write(first, new URLSearchParams('utm_source=vk'));
      const query = write(second, before);
      expect(read(query)).toBe(second);
      expect(query.get('utm_source')).toBe('vk');
    }),
  );
});

test('an unknown filter falls back to the default filter', () => {
  expect(read(new URLSearchParams('otzyvy=lestnye'))).toBe(FILTERS[0]);
});
