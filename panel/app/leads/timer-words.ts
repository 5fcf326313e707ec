import { daysAfter } from '../../../model/format/calendar.ts';
import { clockAt, formatDayMonth, isoDayAt } from '../../../model/format/date.ts';
import { counted, DAYS, HOURS, MINUTES, MINUTES_ACCUSATIVE, plural } from '../../../model/format/plural.ts';

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;

export type TimerTone = 'calm' | 'soon' | 'over';
export type Timer = { readonly tone: TimerTone; readonly words: string };

const SOON_MIN = 5;

export function timerWords(deadline: Date, now: Date, utcOffsetHours: number): Timer {
  const left = (deadline.getTime() - now.getTime()) / MINUTE_MS;
  if (left <= 0) return { tone: 'over', words: `просрочено на ${spanWords(-left)}` };
  if (left < 1) return { tone: 'soon', words: 'осталось меньше минуты' };
  if (left > HOUR_MIN) return { tone: 'calm', words: `до ${whenWords(deadline, now, utcOffsetHours)}` };
  const minutes = Math.floor(left);
  const verb = plural(minutes, ['осталась', 'осталось', 'осталось']);
  return { tone: minutes <= SOON_MIN ? 'soon' : 'calm', words: `${verb} ${counted(minutes, MINUTES)}` };
}

/** Returns a duration in the accusative case: «12 минут», «3 часа», «2 дня». */
export function spanWords(minutes: number): string {
  if (minutes < 1) return 'минуту';
  if (minutes < HOUR_MIN) return counted(Math.floor(minutes), MINUTES_ACCUSATIVE);
  if (minutes < DAY_MIN) return counted(Math.floor(minutes / HOUR_MIN), HOURS);
  return counted(Math.floor(minutes / DAY_MIN), DAYS);
}

/** Returns «14:05» for today, «вчера, 14:05» or «20 ноября, 14:05». */
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
