import { median } from '../format/median.ts';
import type { ContractTerm } from './contract-terms.ts';

export type ContractTotals = {
  readonly total: number;
  readonly finished: number;
  readonly underway: number;
  readonly inTime: number;
  /** Days of each delay in the order of the handovers; overdue repairs under way come last. */
  readonly delaysDays: readonly number[];
  /** Median of actual minus agreed days over handovers; `null` without one. */
  readonly medianDays: number | null;
};

/** Counts contracts; `null` without any, so that pages cannot show an empty total. */
export function contractTotals(terms: readonly ContractTerm[]): ContractTotals | null {
  if (terms.length === 0) return null;
  const finished = terms.filter(({ finishedOn }) => finishedOn !== null);
  const underway = terms.filter(({ finishedOn }) => finishedOn === null);
  const late = [...finished.toReversed(), ...underway].filter(({ lateDays }) => lateDays > 0);
  return {
    total: terms.length,
    finished: finished.length,
    underway: underway.length,
    inTime: finished.filter(({ lateDays }) => lateDays <= 0).length,
    delaysDays: late.map(({ lateDays }) => lateDays),
    medianDays: median(finished.map(({ lateDays }) => lateDays)),
  };
}
