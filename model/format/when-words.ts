import { daysAfter } from './calendar.ts';
import { clockAt, formatDayMonth, formatTime, isoDayAt } from './date.ts';

/** Returns «14:05» for today, «вчера, 14:05» or «20 ноября, 14:05». */
export function whenWords(moment: Date, now: Date, utcOffsetHours: number): string {
  const { hour, day } = hourAndDay(moment, now, utcOffsetHours);
  return day === null ? hour : `${day}, ${hour}`;
}

/** Returns a deadline: «до 14:05», «до 14:05 завтра» or «до 14:05 20 ноября». */
export function untilWords(deadline: Date, now: Date, utcOffsetHours: number): string {
  const { hour, day } = hourAndDay(deadline, now, utcOffsetHours);
  return day === null ? `до ${hour}` : `до ${hour} ${day}`;
}

/** `day` is `null` for today. */
function hourAndDay(moment: Date, now: Date, utcOffsetHours: number) {
  const { day, time } = clockAt(moment, utcOffsetHours);
  const today = isoDayAt(now, utcOffsetHours);
  const hour = formatTime(time);
  if (day === today) return { hour, day: null };
  if (day === daysAfter(today, 1)) return { hour, day: 'завтра' };
  if (day === daysAfter(today, -1)) return { hour, day: 'вчера' };
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `\u00a0${day.slice(0, 4)}`;
  return { hour, day: `${formatDayMonth(day)}${year}` };
}
