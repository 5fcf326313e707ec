import { isoDayAt, startOfDay } from '../../../model/format/date.ts';
import type { Company } from '../../../model/kinds/company.ts';

type Hours = Company['hours'];
type Weekday = Hours[number]['days'][number];

/** Times are «HH:MM» by the company's clock; `daysAhead` counts from today. */
export type OpenState =
  | { readonly open: true; readonly until: string }
  | { readonly open: false; readonly daysAhead: number; readonly weekday: Weekday; readonly from: string };

const WEEK: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The minute of opening belongs to the working hours, the minute of closing does not. */
export function openState(hours: Hours, now: Date): OpenState {
  const day = isoDayAt(now);
  const time = new Date(now.getTime() - startOfDay(day).getTime()).toISOString().slice(11, 16);
  const today = new Date(day).getUTCDay();
  const until = closingTime(spansOn(hours, today), time);
  if (until !== null) return { open: true, until };
  for (let daysAhead = 0; daysAhead <= WEEK.length; daysAhead += 1) {
    const next = spansOn(hours, today + daysAhead).find(({ opens }) => daysAhead > 0 || opens > time);
    if (next) return { open: false, daysAhead, weekday: weekdayOf(today + daysAhead), from: next.opens };
  }
  throw new RangeError('These working hours name no day');
}

function weekdayOf(index: number): Weekday {
  return WEEK[index % WEEK.length] ?? 'sun';
}

function spansOn(hours: Hours, index: number): Hours {
  return hours.filter(({ days }) => days.includes(weekdayOf(index))).sort((a, b) => a.opens.localeCompare(b.opens));
}

/** When the span around `time` ends, or `null` outside of all; spans that touch or overlap count as one. */
function closingTime(spans: Hours, time: string): string | null {
  let until: string | null = null;
  for (const { opens, closes } of spans) {
    if (opens <= (until ?? time) && closes > (until ?? time)) until = closes;
  }
  return until;
}
