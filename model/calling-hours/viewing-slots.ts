import { daysAfter } from '../format/calendar.ts';
import { clockAt, formatDayMonth } from '../format/date.ts';
import type { Schedule } from '../kinds/company.ts';
import { neutralParts } from './call-times.ts';
import { spansOn, type Weekday, weekdayOf } from './opening-hours.ts';

export type ViewingDay = {
  readonly day: string;
  readonly name: string;
  readonly date: string;
  readonly slots: readonly ViewingSlot[];
};

export type ViewingSlot = { readonly time: string; readonly words: string };

const DAYS_OFFERED = 5;
/** Upper bound of the search in days; holidays are shorter. */
const MAX_DAYS = 31;
/** Minimum notice in hours, so that the employee can reach the flat. */
const NOTICE_HOURS = 2;
/** Hours between opening and the first viewing, and between the last viewing and closing. */
const HOURS_BEFORE = 1;
const HOURS_AFTER = 2;
const MIN_APART_HOURS = 2;

const WEEKDAYS: Record<Weekday, readonly [short: string, long: string]> = {
  mon: ['пн', 'понедельник'],
  tue: ['вт', 'вторник'],
  wed: ['ср', 'среда'],
  thu: ['чт', 'четверг'],
  fri: ['пт', 'пятница'],
  sat: ['сб', 'суббота'],
  sun: ['вс', 'воскресенье'],
};

/**
 * Returns the next working days for a viewing, with up to three times each; times within the notice period are omitted.
 */
export function viewingDays(schedule: Schedule, now: Date): ViewingDay[] {
  const { day: today, time } = clockAt(now, schedule.utcOffsetHours);
  const soonest = Math.ceil(hours(time) + NOTICE_HOURS);
  const days: ViewingDay[] = [];
  for (let ahead = 0; ahead <= MAX_DAYS && days.length < DAYS_OFFERED; ahead += 1) {
    const day = daysAfter(today, ahead);
    const times = pickSpacedTimes(viewingHours(schedule, day).filter((hour) => hour + 24 * ahead >= soonest));
    if (times.length === 0) continue;
    const [short, long] = WEEKDAYS[weekdayOf(day)];
    const date = formatDayMonth(day);
    const slots = times.map((hour) => ({ time: `${hour}:00`, words: `${long}, ${date}, ${hour}:00` }));
    days.push({ day, name: ['сегодня', 'завтра'][ahead] ?? short, date, slots });
  }
  return days;
}

/** Returns viewing times of an ordinary week for prerendered pages. */
export function neutralViewings({ hours: week }: Pick<Schedule, 'hours'>): string[] {
  const partsOf = (days: readonly Weekday[]) =>
    neutralParts(week.filter((span) => span.days.some((day) => days.includes(day))));
  const [weekdays, saturday, sunday] = [
    partsOf(['mon', 'tue', 'wed', 'thu', 'fri']),
    partsOf(['sat']),
    partsOf(['sun']),
  ];
  const isEqual = saturday.join() === sunday.join();
  const named = (name: string, parts: readonly string[]) => parts.map((part) => `${name} ${part}`);
  return [
    ...named('в будни', weekdays),
    ...(isEqual ? named('в выходные', saturday) : [...named('в субботу', saturday), ...named('в воскресенье', sunday)]),
  ];
}

function viewingHours(schedule: Schedule, day: string): number[] {
  return spansOn(schedule, day).flatMap(({ opens, closes }) => {
    const first = Math.ceil(hours(opens)) + HOURS_BEFORE;
    const last = Math.floor(hours(closes)) - HOURS_AFTER;
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}

/** Picks the first, middle and last time, keeping a minimum distance between them. */
function pickSpacedTimes(all: readonly number[]): number[] {
  const picked: number[] = [];
  for (const hour of [all[0], all[(all.length - 1) >> 1], all.at(-1)]) {
    const before = picked.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (hour !== undefined && hour - before >= MIN_APART_HOURS) picked.push(hour);
  }
  return picked;
}

function hours(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
}
