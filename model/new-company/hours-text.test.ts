import { expect, test } from 'vitest';
import { hoursInWords, readHours } from './hours-text.ts';

test('working hours are read and given back in words', () => {
  const hours = readHours('пн–пт 9:00–18:00, сб 10:00-15:30');
  expect(hours).toEqual([
    { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '18:00' },
    { days: ['sat'], opens: '10:00', closes: '15:30' },
  ]);
  expect(hoursInWords(hours ?? [])).toBe('пн–пт с 9 до 18, сб с 10 до 15:30');
  expect(hoursInWords(readHours('Ежедневно 10:00–20:00') ?? [])).toBe('ежедневно с 10 до 20');
});

test.each(['', 'пн–пт', 'с 9 до 18', 'пт–пн 9:00–18:00', 'пн 18:00–9:00', 'пн 9:70–18:00', 'пн 9:00–25:00'])(
  '«%s» is not taken for working hours',
  (text) => {
    expect(readHours(text)).toBeNull();
  },
);
