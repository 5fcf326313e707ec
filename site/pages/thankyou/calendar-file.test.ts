import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const visit = {
  number: 1042,
  startsAt: '2026-12-01T11:00',
  utcOffsetHours: 2,
  title: 'Просмотр: двушка, 61 м²',
  address: 'Гурьевск, ул. Крайняя',
};
const now = new Date('2026-11-27T08:00:00Z');

test('the calendar file names the hour in UTC, the flat, the address and the lead', () => {
  expect(calendarFile(visit, now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lead-receipt//RU',
    'BEGIN:VEVENT',
    'UID:1042-2026-12-01T11:00',
    'DTSTAMP:20261127T080000Z',
    'DTSTART:20261201T090000Z',
    'DTEND:20261201T100000Z',
    'SUMMARY:Просмотр: двушка\\, 61 м²',
    'LOCATION:Гурьевск\\, ул. Крайняя',
    'DESCRIPTION:Заявка № 1042',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no line of a calendar file is longer than 75 bytes, and unfolding returns the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const file = calendarFile({ ...visit, title: title.replaceAll(/[\r\n\\;,\u00a0]/g, '') }, now);
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replaceAll(/[\r\n\\;,\u00a0]/g, '')}\r\n`);
    }),
  );
});
