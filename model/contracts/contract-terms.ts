import { daysAfter, daysBetween } from '../format/calendar.ts';
import { COUNTED_DAYS, type Contract, type Lateness } from '../kinds/contract.ts';
import type { KindValues } from '../kinds/kinds.ts';
import { lastDayOf } from '../kinds/term.ts';
import type { Work } from '../kinds/work.ts';

/** Term of one contract: of a finished work, of a repair under way, or of a contract without pictures. */
export type ContractTerm = Pick<Contract, 'package' | 'housing' | 'areaM2' | 'startedOn' | 'plannedDays'> & {
  /** Content file without its extension. */
  readonly key: string;
  /** Page about the contract, if it has pictures. */
  readonly page: { readonly title: string; readonly to: string } | null;
  /** `null` while the repair is under way. */
  readonly finishedOn: string | null;
  /** Days from the start to the handover, or to today. Both ends are inclusive. */
  readonly actualDays: number;
  /** Days after the agreed term; negative for an early handover, never negative for a repair under way. */
  readonly lateDays: number;
  /** Reason and penalty; may be entered before the term is over. */
  readonly late: Lateness | null;
};

export type ContractSource = Pick<KindValues, 'works' | 'underway' | 'contracts'> & { readonly today: string };

/** Lists the contracts handed over within a year, the latest first, then those under way, the next deadline first. */
export function contractTerms({ works, underway, contracts, today }: ContractSource): ContractTerm[] {
  const terms = [
    ...underway.map((site): ContractTerm => {
      const page = { title: site.title, to: '/works/seychas' };
      return toTerm(site, today, { key: `underway/${site.slug}`, page });
    }),
    ...contracts.map((contract) => toTerm(contract, today, { key: `contracts/${contract.slug}`, page: null })),
    ...works
      .filter(({ finishedOn }) => daysAfter(finishedOn, COUNTED_DAYS) >= today)
      .map((work): ContractTerm => {
        const page = { title: work.title, to: `/works/${work.slug}` };
        return toTerm({ ...work, plannedDays: agreedDaysOf(work) }, today, { key: `works/${work.slug}`, page });
      }),
  ];
  return terms.sort(byHandover);
}

/** Days that count for punctuality: the contract's own or those of a signed change. */
export function agreedDaysOf({ agreedDays, plannedDays }: Pick<Work, 'agreedDays' | 'plannedDays'>): number {
  return agreedDays ?? plannedDays;
}

/** Days from the start to the last day, both inclusive. */
export function daysTaken(startedOn: string, lastOn: string): number {
  return daysBetween(startedOn, lastOn) + 1;
}

function toTerm(
  one: Omit<Contract, 'finishedOn'> & { readonly finishedOn?: string | undefined },
  today: string,
  names: Pick<ContractTerm, 'key' | 'page'>,
): ContractTerm {
  const { startedOn, plannedDays, housing, areaM2, late } = one;
  // A handover entered ahead is not yet a handover.
  const finishedOn = one.finishedOn !== undefined && one.finishedOn <= today ? one.finishedOn : null;
  const actualDays = daysTaken(startedOn, finishedOn ?? today);
  const difference = actualDays - plannedDays;
  return {
    ...names,
    ...{ package: one.package, housing, areaM2, startedOn, plannedDays, finishedOn, actualDays },
    lateDays: finishedOn === null ? Math.max(0, difference) : difference,
    late: late ?? null,
  };
}

function byHandover(a: ContractTerm, b: ContractTerm): number {
  if (a.finishedOn !== null && b.finishedOn !== null) {
    return b.finishedOn.localeCompare(a.finishedOn) || a.key.localeCompare(b.key);
  }
  if (a.finishedOn === null && b.finishedOn === null) {
    return lastDayOf(a).localeCompare(lastDayOf(b)) || a.key.localeCompare(b.key);
  }
  return a.finishedOn === null ? 1 : -1;
}
