import { formatDayMonth, isoDayAt } from '../../../../model/format/date.ts';
import { typograph } from '../../../../model/format/typograph.ts';

/** Told to forms of this page when a lead that waited has been sent. */
export const SENT_EVENT = 'waiting-lead-sent';
export type SentDetail = { readonly key: string; readonly number: number; readonly next: string };

/** «от 18 ноября», by the company's calendar. */
export function keptWhen(keptAt: number): string {
  return typograph(`от ${formatDayMonth(isoDayAt(new Date(keptAt)))}`);
}
