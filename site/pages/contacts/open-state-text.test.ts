import { expect, test } from 'vitest';
import { openState } from '../../../model/calling-hours/opening-hours.ts';
import type { Company } from '../../../model/kinds/company.ts';
import { openStateText } from './open-state-text.ts';

const DAILY: Company['hours'] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '09:00', closes: '20:00' },
];
const WEEKDAYS: Company['hours'] = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '18:00' }];

/** A moment in Kaliningrad time (UTC+2); 2026-11-20 is a Friday. */
const toDate = (day: string, time: string) => new Date(`${day}T${time}+02:00`);

test('the text names today, tomorrow or the day of the week', () => {
  const words = (hours: Company['hours'], day: string, time: string) =>
    openStateText(openState({ hours, utcOffsetHours: 2 }, toDate(day, time))).replaceAll('\u00a0', ' ');
  expect(words(DAILY, '2026-11-20', '12:00')).toBe('Открыто сейчас, до 20:00');
  expect(words(DAILY, '2026-11-20', '07:00')).toBe('Сейчас закрыто, откроемся сегодня в 9:00');
  expect(words(DAILY, '2026-11-20', '21:00')).toBe('Сейчас закрыто, откроемся завтра в 9:00');
  expect(words(WEEKDAYS, '2026-11-21', '12:00')).toBe('Сейчас закрыто, откроемся в понедельник в 9:00');
});
