import { daysAfter, nextDay } from '../format/calendar.ts';

/** One day without `to`; closed without hours. */
export type Holiday = {
  readonly from: string;
  readonly to?: string | undefined;
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
};

/** Days on which an entry applies, both inclusive. */
export type EffectiveHoliday<Entry extends Holiday> = {
  readonly entry: Entry;
  readonly from: string;
  readonly to: string;
};

/** When holidays overlap, the shortest applies: a day with hours may lie within days without them. */
export function holidayOn<Entry extends Holiday>(holidays: readonly Entry[], day: string): Entry | undefined {
  return holidays.filter(({ from, to = from }) => from <= day && day <= to).sort(byLength)[0];
}

/** Divides overlapping holidays into days without overlap, in the order of days. */
export function effectiveHolidays<Entry extends Holiday>(holidays: readonly Entry[]): EffectiveHoliday<Entry>[] {
  const starts = new Set(holidays.flatMap(({ from, to = from }) => [from, nextDay(to)]));
  const spans: EffectiveHoliday<Entry>[] = [];
  for (const [from, next] of pairs([...starts].sort())) {
    const entry = holidayOn(holidays, from);
    if (!entry) continue;
    const to = daysAfter(next, -1);
    const last = spans.at(-1);
    if (last?.entry === entry && nextDay(last.to) === from) spans[spans.length - 1] = { ...last, to };
    else spans.push({ entry, from, to });
  }
  return spans;
}

function pairs(days: readonly string[]): (readonly [string, string])[] {
  return days.slice(1).map((next, index) => [days[index] ?? next, next]);
}

/** The shortest first; the sort keeps the order of the list among equals. */
function byLength(one: Holiday, other: Holiday): number {
  return lengthOf(one) - lengthOf(other);
}

function lengthOf({ from, to = from }: Holiday): number {
  return Date.parse(to) - Date.parse(from);
}
