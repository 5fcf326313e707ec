import type { Content } from '../../../model/content.ts';
import { contractTerms } from '../../../model/contracts/contract-terms.ts';
import { daysAfter, daysBetween } from '../../../model/format/calendar.ts';
import { formatDayMonth } from '../../../model/format/date.ts';
import { lastDayOf } from '../../../model/kinds/term.ts';
import type { Underway } from '../../../model/kinds/underway.ts';

export type Progress = {
  /** Counted from 1. */
  readonly day: number;
  readonly isLate: boolean;
  readonly stage: number;
  /** Date on which the brigade can start the next flat; `null` for a late one. */
  readonly freeOn: string | null;
};

export function progressOf(site: Underway, today: string): Progress {
  const day = daysBetween(site.startedOn, today) + 1;
  const isLate = day > site.plannedDays;
  const begun = site.stages.filter(({ fromDay }) => fromDay <= day).length;
  return {
    day,
    isLate,
    stage: Math.max(0, begun - 1),
    freeOn: isLate ? null : (site.freeOn ?? daysAfter(lastDayOf(site), 1)),
  };
}

export type UnderwayNow = {
  /** All repairs under way, including contracts without pictures. */
  readonly count: number;
  readonly shown: number;
  readonly freeText: string | null;
};

/** Returns the numbers of flats in progress and the next free date; `null` hides the block. */
export function underwayNow(content: Content): UnderwayNow | null {
  const { underway, pages } = content;
  if (!pages.underway || underway.length === 0) return null;
  const freeOn = nearestFreeDay(content);
  const count = contractTerms(content).filter(({ finishedOn }) => finishedOn === null).length;
  return { count, shown: underway.length, freeText: freeOn === null ? null : formatDayMonth(freeOn) };
}

export function nearestFreeDay({ underway, today }: Pick<Content, 'underway' | 'today'>): string | null {
  return underway.flatMap((site) => progressOf(site, today).freeOn ?? []).sort()[0] ?? null;
}
