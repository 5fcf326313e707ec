import { daysAfter } from '../format/calendar.ts';
import { clockAt, formatDayMonth } from '../format/date.ts';
import type { Schedule } from '../kinds/company.ts';
import { holidayOn } from './effective-holidays.ts';

export type Weekday = Schedule['hours'][number]['days'][number];
type Span = { readonly opens: string; readonly closes: string };

/** Times are «HH:MM» in the company's time zone; `daysAhead` counts from today. */
export type Opening = {
  readonly daysAhead: number;
  readonly day: string;
  readonly opens: string;
  readonly closes: string;
};

export type OpenState =
  | { readonly open: true; readonly until: string }
  | { readonly open: false; readonly next: Opening };

/** Upper bound of the search in days: long holidays may cover weeks, but not a year. */
const MAX_PAUSE_DAYS = 366;
const WEEK: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const ON_WEEKDAY: Record<Weekday, string> = {
  mon: 'в понедельник',
  tue: 'во вторник',
  wed: 'в среду',
  thu: 'в четверг',
  fri: 'в пятницу',
  sat: 'в субботу',
  sun: 'в воскресенье',
};

/** The minute of opening counts as open, the minute of closing does not. */
export function openState(schedule: Schedule, now: Date): OpenState {
  const { day, time } = clockAt(now, schedule.utcOffsetHours);
  const until = closingTime(spansOn(schedule, day), time);
  return until === null ? { open: false, next: nextOpening(schedule, now) } : { open: true, until };
}

export function nextOpening(schedule: Schedule, now: Date): Opening {
  const { day: today, time } = clockAt(now, schedule.utcOffsetHours);
  for (let daysAhead = 0; daysAhead <= MAX_PAUSE_DAYS; daysAhead += 1) {
    const day = daysAfter(today, daysAhead);
    const spans = spansOn(schedule, day);
    const next = spans.find(({ opens }) => daysAhead > 0 || opens > time);
    if (!next) continue;
    const { opens } = next;
    return { daysAhead, day, opens, closes: closingTime(spans, opens) ?? next.closes };
  }
  throw new RangeError('These working hours name no day');
}

/** «сегодня», «завтра», «в понедельник», «9 января». */
export function openingDay({ daysAhead, day }: Opening): string {
  const near = ['сегодня', 'завтра'][daysAhead];
  return near ?? (daysAhead < WEEK.length ? ON_WEEKDAY[weekdayOf(day)] : formatDayMonth(day));
}

export function weekdayOf(day: string): Weekday {
  return WEEK[new Date(day).getUTCDay()] ?? 'sun';
}

export function spansOn({ hours, holidays = [] }: Pick<Schedule, 'hours' | 'holidays'>, day: string): readonly Span[] {
  const holiday = holidayOn(holidays, day);
  if (holiday) return holiday.opens && holiday.closes ? [{ opens: holiday.opens, closes: holiday.closes }] : [];
  const weekday = weekdayOf(day);
  return hours.filter(({ days }) => days.includes(weekday)).sort((a, b) => a.opens.localeCompare(b.opens));
}

/** Returns the end of the span around `time`, or `null` outside all spans. Touching or overlapping spans are merged. */
function closingTime(spans: readonly Span[], time: string): string | null {
  let until: string | null = null;
  for (const { opens, closes } of spans) {
    if (opens <= (until ?? time) && closes > (until ?? time)) until = closes;
  }
  return until;
}
