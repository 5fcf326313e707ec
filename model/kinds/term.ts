import { daysAfter } from '../format/calendar.ts';

export type Term = { readonly startedOn: string; readonly plannedDays: number };

/** Days after the deadline during which an overdue repair is shown; older ones are hidden. */
export const OVERDUE_SHOWN_DAYS = 14;

export function lastDayOf({ startedOn, plannedDays }: Term): string {
  return daysAfter(startedOn, plannedDays - 1);
}

/** Days on which the text «День 41 из 74» changes. */
export function termDays({ startedOn, plannedDays }: Term): string[] {
  return Array.from({ length: plannedDays + OVERDUE_SHOWN_DAYS }, (_, day) => daysAfter(startedOn, day));
}
