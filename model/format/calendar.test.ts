import { expect, test } from 'vitest';
import { nextDay, promotionState } from './calendar.ts';

const promotion = { startsOn: '2026-12-01', endsOn: '2026-12-31' };

test.each([
  ['2026-11-30', 'upcoming'],
  ['2026-12-01', 'running'],
  ['2026-12-31', 'running'],
  ['2027-01-01', 'ended'],
])('on %s a promotion of December is %s', (today, state) => {
  expect(promotionState(promotion, today)).toBe(state);
});

test('a day is followed by the next one over the ends of months and leap days', () => {
  expect(nextDay('2026-12-31')).toBe('2027-01-01');
  expect(nextDay('2028-02-28')).toBe('2028-02-29');
});
