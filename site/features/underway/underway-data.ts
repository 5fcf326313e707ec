import type { Content } from '../../../model/content.ts';
import { daysAfter, daysBetween } from '../../../model/format/calendar.ts';
import { formatDayMonth } from '../../../model/format/date.ts';
import { lastDayOf, type Underway } from '../../../model/kinds/underway.ts';

export type Progress = {
  /** Counted from 1. */
  readonly day: number;
  readonly isLate: boolean;
  /** Index of the stage that the plan has for this day. */
  readonly stage: number;
  /** When the brigade can begin another flat; a late one does not know. */
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

export type UnderwayNow = { readonly count: number; readonly freeText: string | null };

/** How many flats are in work today and when a brigade is free; `null` where there is nothing to show. */
export function underwayNow(content: Content): UnderwayNow | null {
  const { underway, pages } = content;
  if (!pages.underway || underway.length === 0) return null;
  const freeOn = nearestFreeDay(content);
  return { count: underway.length, freeText: freeOn === null ? null : formatDayMonth(freeOn) };
}

/** When the first of the brigades at work can begin another flat. */
export function nearestFreeDay({ underway, today }: Pick<Content, 'underway' | 'today'>): string | null {
  return underway.flatMap((site) => progressOf(site, today).freeOn ?? []).sort()[0] ?? null;
}
