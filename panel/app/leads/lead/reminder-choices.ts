import { daysAfter } from '../../../../model/format/calendar.ts';
import { isoDayAt } from '../../../../model/format/date.ts';

const HOUR_MS = 3_600_000;
export const MORNING = '10:00';

/** Converts a local time such as «2026-11-21 10:00» from the company's time zone, not from that of the device. */
export function momentOf(local: string, utcOffsetHours: number): Date {
  return new Date(Date.parse(`${local.replace(' ', 'T')}Z`) - utcOffsetHours * HOUR_MS);
}

export function reminderChoices(now: Date, utcOffsetHours: number) {
  const today = isoDayAt(now, utcOffsetHours);
  const morning = (days: number) => momentOf(`${daysAfter(today, days)} ${MORNING}`, utcOffsetHours);
  return [
    { words: 'Через час', at: new Date(now.getTime() + HOUR_MS) },
    { words: 'Завтра в 10', at: morning(1) },
    { words: 'Через неделю', at: morning(7) },
  ];
}
