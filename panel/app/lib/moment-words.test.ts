import { expect, test } from 'vitest';
import { momentWords } from './moment-words.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
const KALININGRAD = 2;
const VLADIVOSTOK = 10;

test('a recent moment is worded by its distance, an older one and a coming one by the clock of the company', () => {
  const words = (moment: string, utcOffsetHours = KALININGRAD) => momentWords(moment, utcOffsetHours, NOW);
  expect(words('2026-11-30T11:59:40Z')).toBe('только что');
  expect(words('2026-11-30T11:39:00Z')).toMatch(/^21.минуту назад$/);
  expect(words('2026-11-30T09:00:00Z')).toMatch(/^3.часа назад$/);
  expect(words('2026-11-29T22:45:00Z')).toMatch(/^30.ноября.2026, 0:45$/);
  expect(words('2026-11-29T22:45:00Z', VLADIVOSTOK)).toMatch(/^30.ноября.2026, 8:45$/);
  expect(words('2026-12-01T08:00:00Z')).toMatch(/^1.декабря.2026, 10:00$/);
});
