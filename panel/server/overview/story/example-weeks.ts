import { randomFrom, successesOf } from './random.ts';
import type { WeekFacts } from './week-facts.ts';
import { WEEKS_BEFORE, weeksUntil } from './week-facts.ts';

const SEED = 14;

/** Weeks of a company that does not exist, the same at every call but for their dates. */
export function exampleWeeks(today: string): readonly WeekFacts[] {
  const random = randomFrom(SEED);
  const some = (attempts: number, chance: number) => successesOf(random, attempts, chance);
  return weeksUntil(today).map((week, index) => {
    const visits = some(1000, 0.6);
    const isLast = index === WEEKS_BEFORE;
    // The last week shows what a change looks like.
    const leads = some(visits, isLast ? 0.055 : 0.03);
    const moved = some(leads + 6, 0.8);
    const [meetings, contracts, lost] = [some(moved, 0.3), some(moved, 0.15), some(moved, 0.25)];
    const expensive = some(lost, 0.5);
    return {
      ...week,
      ...{ visits, leads, entered: 0, hasLeads: true, moved, meetings, contracts, lost },
      calls: { inTime: some(leads, 0.85), judged: leads },
      reasons: [
        { reason: 'expensive' as const, total: expensive },
        { reason: 'postponed' as const, total: lost - expensive },
      ].filter(({ total }) => total > 0),
    };
  });
}
