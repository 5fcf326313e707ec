import { daysAfter } from './calendar.ts';
import { clockAt, formatDayMonth, isoDayAt } from './date.ts';

/** Returns «14:05» for today, «14:05 вчера» or «14:05, 20 ноября». */
export function whenWords(moment: Date, now: Date, utcOffsetHours: number): string {
  const { day, time } = clockAt(moment, utcOffsetHours);
  const today = isoDayAt(now, utcOffsetHours);
  const hour = time.replace(/^0/, '');
  if (day === today) return hour;
  if (day === daysAfter(today, 1)) return `${hour} завтра`;
  if (day === daysAfter(today, -1)) return `${hour} вчера`;
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `\u00a0${day.slice(0, 4)}`;
  return `${hour}, ${formatDayMonth(day)}${year}`;
}
