import { expect, test } from 'vitest';
import { isoWeekday, nextDay, promotionState } from './calendar.ts';

const promotion = { startsOn: '2026-12-01', endsOn: '2026-12-31' };

test.each([
  ['2026-11-30', 'upcoming'],
  ['2026-12-01', 'running'],
  ['2026-12-31', 'running'],
  ['2027-01-01', 'ended'],
])('on %s a promotion that runs in December is %s', (today, state) => {
  expect(promotionState(promotion, today)).toBe(state);
});

test('the next day is correct at the end of a month and in a leap year', () => {
  expect(nextDay('2026-12-31')).toBe('2027-01-01');
  expect(nextDay('2028-02-28')).toBe('2028-02-29');
});

test('weeks begin on Monday', () => {
  expect(['2026-11-29', '2026-11-30', '2026-12-05'].map(isoWeekday)).toEqual([7, 1, 6]);
});
