import { daysAfter } from '../../../../model/format/calendar.ts';
import { formatDayMonth } from '../../../../model/format/date.ts';
import type { LeadWeek, Week } from '../../../../server/leads/reports/lead-weeks.ts';

export type WeekFacts = Week &
  LeadWeek & {
    /** `null` if visits were not counted during the whole week. */
    readonly visits: number | null;
    /** `false` for weeks before the first lead, with which nothing is compared. */
    readonly hasLeads: boolean;
  };

export const WEEKS_BEFORE = 8;
const WEEK = 7;

/** The last seven whole days and the eight weeks before them, in the order of time. */
export function weeksUntil(today: string): readonly [Week, ...Week[]] {
  const weekBack = (weeks: number) => ({
    from: daysAfter(today, -WEEK * (weeks + 1)),
    to: daysAfter(today, -WEEK * weeks - 1),
  });
  const later = Array.from({ length: WEEKS_BEFORE }, (_, index) => weekBack(WEEKS_BEFORE - 1 - index));
  return [weekBack(WEEKS_BEFORE), ...later];
}

/** «16–22 ноября» or «26 октября – 1 ноября». */
export function weekWords({ from, to }: Week): string {
  const start = from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(8))}–` : `${formatDayMonth(from)} – `;
  return `${start}${formatDayMonth(to)}`;
}
