import { clockAt, isoDayAt } from '../format/date.ts';
import { fillGaps } from '../format/gaps.ts';
import { spokenTime } from '../format/spoken-time.ts';
import { typograph } from '../format/typograph.ts';
import type { Schedule } from '../kinds/company.ts';
import type { Replies } from '../kinds/replies.ts';
import type { Opening } from './opening-hours.ts';
import { nextOpening, openingDay, openState } from './opening-hours.ts';

/** What is said of calls, the company's facts filled in, and by which hours. */
export type CallFacts = Schedule & Replies;

export type Promised = Schedule & Pick<Replies, 'callbackMinutes'>;

/** Where no minutes are promised, so much of today must be left for a call. */
const UNPROMISED_MINUTES = 60;

/** «Сейчас 21:40 в Калининграде, мы закрыты. Позвоним завтра с 9 до 10.» */
export function callWords(facts: CallFacts, now: Date): string {
  const { open, closed } = facts.form;
  const state = openState(facts, now);
  const said = { время: hour(facts, now), когда: callPromise(facts, now) };
  return typograph(
    state.open ? fillGaps(open, { ...said, закрытие: spokenTime(state.until) }) : fillGaps(closed, said),
  );
}

/** «В Калининграде 21:40, мы закрыты.», or nothing in working hours. */
export function closedWords(facts: CallFacts, now: Date): string {
  if (openState(facts, now).open) return '';
  return typograph(fillGaps(facts.accepted.closed, { время: hour(facts, now) }));
}

/** By the company's clock. `opening`: when it opens again, where it is too late for today. */
type PromisedCall = { readonly day: string; readonly until: string; readonly opening: Opening | null };

/** When we call about a lead taken in at `now`: by the minutes promised in working hours, else in the first hour of the next ones. */
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

/** The same in words: «до 15:40» or «сегодня до 20» in working hours, else «завтра с 9 до 10». */
export function callPromise(promised: Promised, now: Date): string {
  const { until, opening } = promisedCall(promised, now);
  if (opening) return typograph(`${openingDay(opening)} с ${spokenTime(opening.opens)} до ${spokenTime(until)}`);
  return typograph(promised.callbackMinutes ? `до ${until.replace(/^0/, '')}` : `сегодня до ${spokenTime(until)}`);
}

/** «9:05» by the company's clock. */
function hour({ utcOffsetHours }: Schedule, now: Date): string {
  return clockAt(now, utcOffsetHours).time.replace(/^0/, '');
}

/** «23:30» becomes «24:30», which is later than any closing time. */
function anHourLater(time: string): string {
  return `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`;
}
