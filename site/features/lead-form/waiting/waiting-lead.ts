import { formatDayMonth, isoDayAt } from '../../../../model/format/date.ts';
import { typograph } from '../../../../model/format/typograph.ts';
import type { LeadValues } from '../lead-values.ts';

/** A lead that is kept on the visitor's device until there is a network. */
export type WaitingLead = {
  readonly key: string;
  readonly formId: string;
  /** As the form would have sent them, the moment of the consent among them. */
  readonly values: LeadValues;
  /** Since when it may be sent without asking. */
  readonly keptAt: number;
  /** The server has refused it: only the visitor can go on. */
  readonly refusal?: string;
};

const HOUR_MS = 3_600_000;
const SILENT_MS = 72 * HOUR_MS;
const LONGEST_MS = 30 * 24 * HOUR_MS;

/** Later nobody may count on the visitor's still wanting it. */
export function isOld({ keptAt }: WaitingLead, now: number): boolean {
  return now - keptAt > SILENT_MS;
}

/** Kept no longer, whether the visitor has answered or not. */
export function isOver({ keptAt }: WaitingLead, now: number): boolean {
  return now - keptAt > LONGEST_MS;
}

export function isWaitingLead(value: unknown): value is WaitingLead {
  if (typeof value !== 'object' || value === null) return false;
  const { key, formId, values, keptAt } = value as Record<string, unknown>;
  return (
    typeof key === 'string' &&
    typeof formId === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    typeof keptAt === 'number'
  );
}

/** Told to forms of this page when a lead that waited has been sent. */
export const SENT_EVENT = 'waiting-lead-sent';
export type SentDetail = { readonly key: string; readonly number: number; readonly next: string };

/** «от 18 ноября», by the calendar of the visitor, who wrote it. */
export function keptWhen(keptAt: number): string {
  const moment = new Date(keptAt);
  return typograph(`от ${formatDayMonth(isoDayAt(moment, -moment.getTimezoneOffset() / 60))}`);
}
