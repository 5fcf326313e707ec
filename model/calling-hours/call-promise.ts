import { clockAt, formatTime, isoDayAt, timeAt } from '../format/date.ts';
import { fillGaps } from '../format/gaps.ts';
import { spokenTime } from '../format/spoken-time.ts';
import { typograph } from '../format/typograph.ts';
import type { Schedule } from '../kinds/company.ts';
import type { Replies } from '../kinds/replies.ts';
import type { Opening } from './opening-hours.ts';
import { nextOpening, openingDay, openState } from './opening-hours.ts';

export type CallFacts = Schedule & Replies;

export type Promised = Schedule & Pick<Replies, 'callbackMinutes'>;

/** Minutes that must remain until closing for a call today when no callback time is promised. */
const UNPROMISED_MINUTES = 60;

export function callWords(facts: CallFacts, now: Date): string {
  const { open, closed } = facts.form;
  const state = openState(facts, now);
  const said = { время: timeAt(now, facts.utcOffsetHours), когда: callPromise(facts, now) };
  return typograph(
    state.open ? fillGaps(open, { ...said, закрытие: spokenTime(state.until) }) : fillGaps(closed, said),
  );
}

/** «В Калининграде 21:40, мы закрыты.», or an empty string in working hours. */
export function closedWords(facts: CallFacts, now: Date): string {
  if (openState(facts, now).open) return '';
  return typograph(fillGaps(facts.accepted.closed, { время: timeAt(now, facts.utcOffsetHours) }));
}

/** In the company's time zone. `opening` is the next opening when today is too late. */
type PromisedCall = { readonly day: string; readonly until: string; readonly opening: Opening | null };

/**
 * Returns the promised call time for a lead received at `now`: within the promised minutes in working hours, otherwise
 * in the first hour after the next opening.
 */
export function promisedCall({ callbackMinutes, ...schedule }: Promised, now: Date): PromisedCall {
  const state = openState(schedule, now);
  const due = clockAt(
    new Date(now.getTime() + (callbackMinutes ?? UNPROMISED_MINUTES) * 60_000),
    schedule.utcOffsetHours,
  );
  const today = isoDayAt(now, schedule.utcOffsetHours);
  if (state.open && due.day === today && due.time <= state.until)
    return { day: today, until: callbackMinutes ? due.time : state.until, opening: null };
  const opening = nextOpening(schedule, now);
  const [until = opening.closes] = [anHourLater(opening.opens), opening.closes].sort();
  return { day: opening.day, until, opening };
}

/** «до 15:40» or «сегодня до 20» in working hours, otherwise «завтра с 9 до 10». */
export function callPromise(promised: Promised, now: Date): string {
  const { until, opening } = promisedCall(promised, now);
  if (opening) return typograph(`${openingDay(opening)} с ${spokenTime(opening.opens)} до ${spokenTime(until)}`);
  return typograph(promised.callbackMinutes ? `до ${formatTime(until)}` : `сегодня до ${spokenTime(until)}`);
}

/** «23:30» becomes «24:30», which compares as later than any closing time. */
function anHourLater(time: string): string {
  return `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`;
}
