import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter, nextDay } from '../format/calendar.ts';
import { effectiveHolidays, type Holiday, holidayOn } from './effective-holidays.ts';

const START = '2026-12-28';
const someDay = fc.integer({ min: 0, max: 14 }).map((days) => daysAfter(START, days));
const holidays: fc.Arbitrary<Holiday[]> = fc.array(
  fc
    .tuple(someDay, someDay)
    .map(([one, other]) => (one <= other ? { from: one, to: other } : { from: other, to: one })),
  { maxLength: 5 },
);

test('every day belongs to the entry that applies on it, and to no other', () => {
  fc.assert(
    fc.property(holidays, someDay, (entries, day) => {
      const found = effectiveHolidays(entries).filter(({ from, to }) => from <= day && day <= to);
      expect(found.map(({ entry }) => entry)).toEqual([holidayOn(entries, day)].filter(Boolean));
    }),
  );
});

test('spans are in order and never touch a span of the same entry', () => {
  fc.assert(
    fc.property(holidays, (entries) => {
      const spans = effectiveHolidays(entries);
      for (const [index, { from, entry }] of spans.entries()) {
        const before = spans[index - 1];
        if (!before) continue;
        expect(before.to < from).toBe(true);
        if (before.entry === entry) expect(nextDay(before.to) < from).toBe(true);
      }
    }),
  );
});
