import { clockAt } from '../format/date.ts';
import { spokenTime } from '../format/spoken-time.ts';
import type { Schedule } from '../kinds/company.ts';
import { nextOpening, openingDay, openState } from './opening-hours.ts';

type Span = { readonly day: string; readonly opens: string; readonly closes: string };

export const CALL_PARTS = [
  { words: 'утром, до 12', from: '00:00', until: '12:00' },
  { words: 'днём, с 12 до 16', from: '12:00', until: '16:00' },
  { words: 'вечером, после 16', from: '16:00', until: '24:00' },
] as const;
const MIN_MIN = 60;

/** Returns periods for prerendered pages: those that overlap any working hours. */
export function neutralCallTimes({ hours }: Pick<Schedule, 'hours'>): string[] {
  return neutralParts(hours);
}

export function neutralParts(hours: readonly { readonly opens: string; readonly closes: string }[]): string[] {
  return CALL_PARTS.filter((part) => hours.some((span) => overlap(part, span) !== null)).map(({ words }) => words);
}

/** Returns the periods available at `now`: the rest of today, if at least an hour, and the next working day. */
export function callTimesAt(schedule: Schedule, now: Date): string[] {
  const { time } = clockAt(now, schedule.utcOffsetHours);
  const state = openState(schedule, now);
  const today: Span | null = state.open
    ? { day: 'сегодня', opens: time, closes: state.until }
    : state.next.daysAhead === 0
      ? { day: 'сегодня', opens: state.next.opens, closes: state.next.closes }
      : null;
  const next = nextOpening(schedule, lastMinute(now, schedule.utcOffsetHours));
  const spans = [...(today ? [today] : []), { day: openingDay(next), opens: next.opens, closes: next.closes }];
  return spans.flatMap(({ day, ...span }) =>
    CALL_PARTS.flatMap((part) => {
      const shared = overlap(part, span);
      if (!shared) return [];
      const isGoingOn = shared.from === time && day === 'сегодня' && state.open;
      return [`${day} ${isGoingOn ? '' : `с ${spokenTime(shared.from)} `}до ${spokenTime(shared.until)}`];
    }),
  );
}

/** Returns the overlap of a period and a working span; `null` when it is shorter than an hour. */
export function overlap(part: { from: string; until: string }, { opens, closes }: { opens: string; closes: string }) {
  const from = part.from > opens ? part.from : opens;
  const until = part.until < closes ? part.until : closes;
  return minutes(until) - minutes(from) >= MIN_MIN ? { from, until } : null;
}

/** `nextOpening` also considers today, so the search starts at the last minute of today. */
function lastMinute(now: Date, utcOffsetHours: number): Date {
  const { time } = clockAt(now, utcOffsetHours);
  return new Date(now.getTime() + (minutes('23:59') - minutes(time)) * 60_000);
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
