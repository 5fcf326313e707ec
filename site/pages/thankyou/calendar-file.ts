import { momentOf } from '../../../model/format/date.ts';

export type CalendarVisit = {
  readonly number: number;
  /** In the company's time zone, such as `2026-12-01T11:00`. */
  readonly startsAt: string;
  readonly utcOffsetHours: number;
  readonly title: string;
  readonly address: string;
};

const VISIT_MS = 3_600_000;
const MAX_LINE_BYTES = 75;

/** Returns the visit as an iCalendar file (RFC 5545). */
export function calendarFile({ number, startsAt, utcOffsetHours, title, address }: CalendarVisit, now: Date): string {
  const startMs = momentOf(startsAt, utcOffsetHours).getTime();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lead-receipt//RU',
    'BEGIN:VEVENT',
    `UID:${number}-${startsAt}`,
    `DTSTAMP:${toUtc(now.getTime())}`,
    `DTSTART:${toUtc(startMs)}`,
    `DTEND:${toUtc(startMs + VISIT_MS)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(address ? [`LOCATION:${escapeText(address)}`] : []),
    `DESCRIPTION:${escapeText(`Заявка № ${number}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function toUtc(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n');
}

/** Breaks a line between characters, so that each part has at most 75 bytes of UTF-8. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let folded = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}
