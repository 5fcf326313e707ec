import { goals } from '../../model/counts/goals.ts';
import { sourceName } from '../../model/counts/source-name.ts';
import type { VisitFigures, VisitLine, VisitWeek } from '../../model/counts/visit-figures.ts';
import { daysAfter } from '../../model/format/calendar.ts';
import type { LeadShare } from '../../model/lead/lead-statistics.ts';
import type { Count } from './count.ts';
import type { CountsPlace } from './store/open-counts.ts';
import { readCounts } from './store/open-counts.ts';

const WEEK = 7;
/** Number of days of lead statistics required, including today. */
export const DAYS_OF_LEADS = 2 * WEEK + 1;

export async function readVisitFigures(
  place: CountsPlace,
  today: string,
  leadDays: readonly LeadShare[] | null,
): Promise<VisitFigures> {
  const { counts, since } = await readCounts(place, daysAfter(today, -2 * WEEK), today);
  return visitFigures(counts, { since, today, leadDays });
}

type Given = {
  readonly since: string | null;
  readonly today: string;
  /** At least the last `DAYS_OF_LEADS` days; `null` without a lead store. */
  readonly leadDays: readonly LeadShare[] | null;
};

export function visitFigures(counts: readonly Count[], { since, today, leadDays }: Given): VisitFigures {
  const week = weekOf(counts, leadDays, daysAfter(today, -WEEK));
  const before = weekOf(counts, leadDays, daysAfter(today, -2 * WEEK));
  const linesOf = (wanted: readonly Count[], nameOf: (count: Count) => string): VisitLine[] => {
    const lines = [...Map.groupBy(wanted, nameOf)].map(([name, own]) => ({
      name,
      week: sumOf(own.filter(isIn(week))),
      before: sumOf(own.filter(isIn(before))),
    }));
    return lines
      .filter((line) => line.week + line.before > 0)
      .sort((a, b) => b.week - a.week || b.before - a.before || a.name.localeCompare(b.name));
  };
  const ofToday = counts.filter(({ day }) => day === today);
  return {
    ...{ since, week, before },
    today: { arrivals: sumOf(ofToday.filter(isArrival)), views: sumOf(ofToday.filter(isView)) },
    pages: linesOf(counts.filter(isView), ({ page }) => page),
    sources: linesOf(counts.filter(isArrival), ({ source }) => sourceName(source)),
    goals: linesOf(
      counts.filter((count) => !isView(count)),
      ({ goal }) => (Object.hasOwn(goals, goal) ? goals[goal as keyof typeof goals] : goal),
    ),
  };
}

function weekOf(counts: readonly Count[], leadDays: readonly LeadShare[] | null, from: string): VisitWeek {
  const span = { from, to: daysAfter(from, WEEK - 1) };
  const own = counts.filter(isIn(span));
  const leads = leadDays?.filter(({ name }) => isIn(span)({ day: name }));
  return {
    ...span,
    arrivals: sumOf(own.filter(isArrival)),
    views: sumOf(own.filter(isView)),
    leads: leads?.reduce((sum, { total }) => sum + total, 0) ?? null,
  };
}

const isIn =
  ({ from, to }: Pick<VisitWeek, 'from' | 'to'>) =>
  ({ day }: Pick<Count, 'day'>) =>
    day >= from && day <= to;

const isView = ({ goal }: Count) => goal === '';
const isArrival = ({ source }: Count) => source !== '';
const sumOf = (counts: readonly Count[]) => counts.reduce((sum, { count }) => sum + count, 0);
