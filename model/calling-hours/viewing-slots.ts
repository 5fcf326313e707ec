import { daysAfter } from '../format/calendar.ts';
import { clockAt, formatDayMonth } from '../format/date.ts';
import type { Schedule } from '../kinds/company.ts';
import { neutralParts } from './call-times.ts';
import { spansOn, type Weekday, weekdayOf } from './opening-hours.ts';

export type ViewingDay = {
  /** As `YYYY-MM-DD`. */
  readonly day: string;
  /** «сегодня», «завтра», «сб». */
  readonly name: string;
  /** «21 ноября». */
  readonly date: string;
  readonly slots: readonly ViewingSlot[];
};

/** `words` are for the person who shows the flat: «суббота, 21 ноября, 12:00». */
export type ViewingSlot = { readonly time: string; readonly words: string };

const DAYS_OFFERED = 5;
/** Nobody plans a viewing further ahead, and holidays are shorter. */
const FURTHEST_DAYS = 31;
/** Whoever shows the flat has to get there. */
const NOTICE_HOURS = 2;
/** Between opening the office and the first viewing, and from the last one to closing. */
const HOURS_BEFORE = 1;
const HOURS_AFTER = 2;
const LEAST_APART_HOURS = 2;

const WEEKDAYS: Record<Weekday, readonly [short: string, long: string]> = {
  mon: ['пн', 'понедельник'],
  tue: ['вт', 'вторник'],
  wed: ['ср', 'среда'],
  thu: ['чт', 'четверг'],
  fri: ['пт', 'пятница'],
  sat: ['сб', 'суббота'],
  sun: ['вс', 'воскресенье'],
};

/** The next working days on which a flat can be shown, two or three hours of each; what is too soon is not offered. */
export function viewingDays(schedule: Schedule, now: Date): ViewingDay[] {
  const { day: today, time } = clockAt(now, schedule.utcOffsetHours);
  const soonest = Math.ceil(hours(time) + NOTICE_HOURS);
  const days: ViewingDay[] = [];
  for (let ahead = 0; ahead <= FURTHEST_DAYS && days.length < DAYS_OFFERED; ahead += 1) {
    const day = daysAfter(today, ahead);
    const times = apart(viewingHours(schedule, day).filter((hour) => hour + 24 * ahead >= soonest));
    if (times.length === 0) continue;
    const [short, long] = WEEKDAYS[weekdayOf(day)];
    const date = formatDayMonth(day);
    const slots = times.map((hour) => ({ time: `${hour}:00`, words: `${long}, ${date}, ${hour}:00` }));
    days.push({ day, name: ['сегодня', 'завтра'][ahead] ?? short, date, slots });
  }
  return days;
}

/** For a page that is served on any day: when a flat is shown in an ordinary week. */
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

/** Every whole hour at which a viewing may begin on that day. */
function viewingHours(schedule: Schedule, day: string): number[] {
  return spansOn(schedule, day).flatMap(({ opens, closes }) => {
    const first = Math.ceil(hours(opens)) + HOURS_BEFORE;
    const last = Math.floor(hours(closes)) - HOURS_AFTER;
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}

/** The first, the middle and the last, as far as they are not too close. */
function apart(all: readonly number[]): number[] {
  const picked: number[] = [];
  for (const hour of [all[0], all[(all.length - 1) >> 1], all.at(-1)]) {
    const before = picked.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (hour !== undefined && hour - before >= LEAST_APART_HOURS) picked.push(hour);
  }
  return picked;
}

function hours(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
}
