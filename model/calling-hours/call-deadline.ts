import { daysAfter } from '../format/calendar.ts';
import { isoDayAt, startOfDay } from '../format/date.ts';
import type { Schedule } from '../kinds/company.ts';
import { type Promised, promisedCall } from './call-promise.ts';
import { CALL_PARTS, overlap } from './call-times.ts';
import { openingDay, spansOn } from './opening-hours.ts';

type Asked = {
  readonly takenAt: Date;
  readonly callTime: string;
};

/** Upper bound of the search in days; holidays and named days end sooner. */
const MAX_DAYS = 366;

/** Returns the time by which the company must call: the end of the promised or the chosen period. */
export function callDeadline(promised: Promised, { takenAt, callTime }: Asked): Date {
  const asked =
    callTime === '' ? null : (endOfNamedDay(promised, callTime, takenAt) ?? endOfPart(promised, callTime, takenAt));
  if (asked !== null && asked > takenAt) return asked;
  const { day, until } = promisedCall(promised, takenAt);
  return momentOf(promised, day, until);
}

/** Parses «сегодня до 12», «в понедельник с 12 до 16», «9 января с 9 до 12». */
function endOfNamedDay(schedule: Schedule, words: string, takenAt: Date): Date | null {
  const [, hour = '', minutes = '00'] = /до (\d{1,2})(?::(\d\d))?$/.exec(words) ?? [];
  if (hour === '') return null;
  const today = isoDayAt(takenAt, schedule.utcOffsetHours);
  for (let daysAhead = 0; daysAhead <= MAX_DAYS; daysAhead += 1) {
    const day = daysAfter(today, daysAhead);
    const name = openingDay({ daysAhead, day, opens: '', closes: '' }).replaceAll('\u00a0', ' ');
    if (words.startsWith(`${name} `)) return momentOf(schedule, day, `${hour.padStart(2, '0')}:${minutes}`);
  }
  return null;
}

/** For «утром, до 12», returns the end of the next such period on a working day. */
function endOfPart(schedule: Schedule, words: string, takenAt: Date): Date | null {
  const part = CALL_PARTS.find((known) => known.words === words);
  if (!part) return null;
  const today = isoDayAt(takenAt, schedule.utcOffsetHours);
  for (let daysAhead = 0; daysAhead <= MAX_DAYS; daysAhead += 1) {
    const day = daysAfter(today, daysAhead);
    for (const span of spansOn(schedule, day)) {
      const shared = overlap(part, span);
      const end = shared && momentOf(schedule, day, shared.until);
      if (end && end > takenAt) return end;
    }
  }
  return null;
}

function momentOf({ utcOffsetHours }: Schedule, day: string, time: string): Date {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return new Date(startOfDay(day, utcOffsetHours).getTime() + minutes * 60_000);
}
