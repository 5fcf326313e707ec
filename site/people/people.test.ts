import { expect, test } from 'vitest';
import { yearsOfService } from './people.ts';

test.each([
  [2014, '2026-11-20', 'с 2014 года, 12 лет'],
  [2014, '2027-01-01', 'с 2014 года, 13 лет'],
  [2025, '2026-01-01', 'с 2025 года, 1 год'],
  [2026, '2026-12-31', 'с 2026 года'],
  [2027, '2026-12-31', 'с 2027 года'],
])('service since %i is shown on %s as «%s»', (joinedYear, today, words) => {
  expect(yearsOfService(joinedYear, today).replaceAll('\u00a0', ' ')).toBe(words);
});
