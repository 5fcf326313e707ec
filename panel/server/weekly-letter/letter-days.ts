import { weekdayOf } from '../../../model/calling-hours/opening-hours.ts';
import { daysAfter } from '../../../model/format/calendar.ts';
import { isoDayAt, startOfDay } from '../../../model/format/date.ts';

/** Hour of Monday from which the letter is sent, by the company's clock. */
export const SENT_FROM_HOUR = 8;

/** The Monday whose letter is due now: from eight in the morning to midnight; otherwise `null`. */
export function dueMonday(now: Date, utcOffsetHours: number): string | null {
  const today = isoDayAt(now, utcOffsetHours);
  return isMonday(today) && now >= sendingStart(today, utcOffsetHours) ? today : null;
}

export function sendingStart(monday: string, utcOffsetHours: number): Date {
  return new Date(startOfDay(monday, utcOffsetHours).getTime() + SENT_FROM_HOUR * 3_600_000);
}

/** Day of the next letter for a person who switches it on now. */
export function nextMonday(now: Date, utcOffsetHours: number): string {
  const today = isoDayAt(now, utcOffsetHours);
  if (isMonday(today) && now <= sendingStart(today, utcOffsetHours)) return today;
  const ahead = [1, 2, 3, 4, 5, 6, 7].map((days) => daysAfter(today, days));
  return ahead.find(isMonday) ?? today;
}

function isMonday(day: string): boolean {
  return weekdayOf(day) === 'mon';
}
