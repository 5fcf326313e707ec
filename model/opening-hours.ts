import { isoDayAt, startOfDay } from './format/date.ts';
import type { Company } from './kinds/company.ts';

type Hours = Company['hours'];
type Weekday = Hours[number]['days'][number];

/** Times are «HH:MM» by the company's clock; `daysAhead` counts from today. */
type Opening = {
  readonly daysAhead: number;
  readonly weekday: Weekday;
  readonly opens: string;
  readonly closes: string;
};

export type OpenState =
  | { readonly open: true; readonly until: string }
  | { readonly open: false; readonly next: Opening };

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

/** The minute of opening belongs to the working hours, the minute of closing does not. */
export function openState(hours: Hours, now: Date): OpenState {
  const { day, time } = companyClock(now);
  const until = closingTime(spansOn(hours, weekdayOn(day)), time);
  return until === null ? { open: false, next: nextOpening(hours, now) } : { open: true, until };
}

/** The first opening after `now`, whether it is open now or not. */
export function nextOpening(hours: Hours, now: Date): Opening {
  const { day, time } = companyClock(now);
  for (let daysAhead = 0; daysAhead <= WEEK.length; daysAhead += 1) {
    const weekday = weekdayOn(day, daysAhead);
    const spans = spansOn(hours, weekday);
    const next = spans.find(({ opens }) => daysAhead > 0 || opens > time);
    if (!next) continue;
    const { opens } = next;
    return { daysAhead, weekday, opens, closes: closingTime(spans, opens) ?? next.closes };
  }
  throw new RangeError('These working hours name no day');
}

/** «сегодня», «завтра», «в понедельник». */
export function openingDay({ daysAhead, weekday }: Opening): string {
  return ['сегодня', 'завтра'][daysAhead] ?? ON_WEEKDAY[weekday];
}

/** A moment by the company's clock. */
export function companyClock(moment: Date): { readonly day: string; readonly time: string } {
  const day = isoDayAt(moment);
  return { day, time: new Date(moment.getTime() - startOfDay(day).getTime()).toISOString().slice(11, 16) };
}

function weekdayOn(day: string, daysAhead = 0): Weekday {
  return WEEK[(new Date(day).getUTCDay() + daysAhead) % WEEK.length] ?? 'sun';
}

function spansOn(hours: Hours, weekday: Weekday): Hours {
  return hours.filter(({ days }) => days.includes(weekday)).sort((a, b) => a.opens.localeCompare(b.opens));
}

/** When the span around `time` ends, or `null` outside of all; spans that touch or overlap count as one. */
function closingTime(spans: Hours, time: string): string | null {
  let until: string | null = null;
  for (const { opens, closes } of spans) {
    if (opens <= (until ?? time) && closes > (until ?? time)) until = closes;
  }
  return until;
}
