import { daysAfter } from '../../../../model/format/calendar.ts';
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
