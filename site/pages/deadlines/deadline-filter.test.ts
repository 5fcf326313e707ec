import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHOICE_IN_QUERY, type DeadlineChoice, matchingRows, OUTCOMES } from './deadline-filter.ts';
import type { TermRow } from './term-row-data.ts';

const { read, write } = CHOICE_IN_QUERY;
const choices: fc.Arbitrary<DeadlineChoice> = fc.record({
  outcome: fc.constantFrom(...OUTCOMES.map(({ value }) => value)),
  package: fc.constantFrom('', 'komfort', 'bazovyy'),
  house: fc.constantFrom('', 'novostroyka'),
});

test('a choice survives being written and read again, and keeps campaign tags', () => {
  fc.assert(
    fc.property(choices, choices, (first, second) => {
      const query = write(second, write(first, new URLSearchParams('utm_source=vk')));
      expect(read(query)).toEqual(second);
      expect(query.get('utm_source')).toBe('vk');
    }),
  );
});

test('a row matches only when its outcome, package and house match', () => {
  const row = (key: string, lateDays: number, more: Partial<TermRow> = {}): TermRow => ({
    ...{ key, lateDays, package: 'komfort', house: 'novostroyka', isUnderway: false, title: '', to: null, about: '' },
    ...{ plannedDays: 1, actualDays: 1, when: '', startedText: '', finishedText: '', outcome: '', reason: '' },
    ...more,
  });
  const rows = [
    row('late', 2),
    row('early', -1),
    row('base', 3, { package: 'bazovyy' }),
    row('now', 0, { isUnderway: true }),
  ];
  const keysOf = (choice: Partial<DeadlineChoice>) =>
    matchingRows(rows, { outcome: '', package: '', house: '', ...choice }).map(({ key }) => key);
  expect(keysOf({})).toHaveLength(4);
  expect(keysOf({ outcome: 'opozdali', package: 'komfort' })).toEqual(['late']);
  expect(keysOf({ outcome: 'v-rabote' })).toEqual(['now']);
  expect(keysOf({ house: 'vtorichka' })).toEqual([]);
});
