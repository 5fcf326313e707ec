import { clockAt, isoDayAt } from './format/date.ts';
import { spokenTime } from './format/spoken-time.ts';
import { typograph } from './format/typograph.ts';
import type { Company, Schedule } from './kinds/company.ts';
import { nextOpening, openingDay, openState } from './opening-hours.ts';

type CallTimes = Schedule & Pick<Company, 'callbackMinutes'>;

/** «Сейчас 21:40 в Калининграде, мы закрыты. Позвоним завтра с 9 до 10.» */
export function callWords({ cityIn, ...times }: CallTimes & Pick<Company, 'cityIn'>, now: Date): string {
  const state = openState(times, now);
  const clock = clockAt(now, times.utcOffsetHours).time.replace(/^0/, '');
  const work = state.open ? `работаем до ${spokenTime(state.until)}` : 'мы закрыты';
  return typograph(`Сейчас ${clock} в ${cityIn}, ${work}. Позвоним ${callPromise(times, now)}.`);
}

/** «В Калининграде 21:40, мы закрыты.», or nothing in working hours. */
export function closedWords({ cityIn, ...schedule }: Schedule & Pick<Company, 'cityIn'>, now: Date): string {
  if (openState(schedule, now).open) return '';
  return typograph(`В ${cityIn} ${clockAt(now, schedule.utcOffsetHours).time.replace(/^0/, '')}, мы закрыты.`);
}

/** When we call about a lead taken in at `now`: «до 15:40» in working hours, else «завтра с 9 до 10». */
export function callPromise({ callbackMinutes, ...schedule }: CallTimes, now: Date): string {
  const state = openState(schedule, now);
  const due = clockAt(new Date(now.getTime() + callbackMinutes * 60_000), schedule.utcOffsetHours);
  const isInTime = state.open && due.day === isoDayAt(now, schedule.utcOffsetHours) && due.time <= state.until;
  return typograph(isInTime ? `до ${due.time.replace(/^0/, '')}` : nextHour(schedule, now));
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
