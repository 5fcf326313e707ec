import { clockAt, isoDayAt } from './format/date.ts';
import { fillGaps } from './format/gaps.ts';
import { spokenTime } from './format/spoken-time.ts';
import { typograph } from './format/typograph.ts';
import type { Schedule } from './kinds/company.ts';
import type { Replies } from './kinds/replies.ts';
import { nextOpening, openingDay, openState } from './opening-hours.ts';

/** What is said of calls, the company's facts filled in, and by which hours. */
export type CallFacts = Schedule & Replies;

type Promised = Schedule & Pick<Replies, 'callbackMinutes'>;

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

/** When we call about a lead taken in at `now`: «до 15:40» or «сегодня до 20» in working hours, else «завтра с 9 до 10». */
export function callPromise({ callbackMinutes, ...schedule }: Promised, now: Date): string {
  const state = openState(schedule, now);
  const due = clockAt(
    new Date(now.getTime() + (callbackMinutes ?? UNPROMISED_MINUTES) * 60_000),
    schedule.utcOffsetHours,
  );
  const isInTime = state.open && due.day === isoDayAt(now, schedule.utcOffsetHours) && due.time <= state.until;
  if (!isInTime) return typograph(nextHour(schedule, now));
  return typograph(callbackMinutes ? `до ${due.time.replace(/^0/, '')}` : `сегодня до ${spokenTime(state.until)}`);
}

/** «9:05» by the company's clock. */
function hour({ utcOffsetHours }: Schedule, now: Date): string {
  return clockAt(now, utcOffsetHours).time.replace(/^0/, '');
}

/** The first hour of the next working span. */
function nextHour(schedule: Schedule, now: Date): string {
  const next = nextOpening(schedule, now);
  const [end = next.closes] = [anHourLater(next.opens), next.closes].sort();
  return `${openingDay(next)} с ${spokenTime(next.opens)} до ${spokenTime(end)}`;
}

/** «23:30» becomes «24:30», which is later than any closing time. */
function anHourLater(time: string): string {
  return `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`;
}
