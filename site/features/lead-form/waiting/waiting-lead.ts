import { formatDayMonth, isoDayAt } from '../../../../model/format/date.ts';
import { typograph } from '../../../../model/format/typograph.ts';
import type { LeadValues } from '../lead-values.ts';

export type WaitingLead = {
  readonly key: string;
  readonly formId: string;
  /** Request values including the time of the consent. */
  readonly values: LeadValues;
  /** Milliseconds since the epoch; start of the period of automatic sending. */
  readonly keptAt: number;
  /** The server's rejection message; a rejected lead is not sent again automatically. */
  readonly refusal?: string;
};

const HOUR_MS = 3_600_000;
const AUTO_SEND_MS = 72 * HOUR_MS;
const MAX_MS = 30 * 24 * HOUR_MS;

/** True when the lead is too old to be sent without asking the visitor. */
export function isOld({ keptAt }: WaitingLead, now: number): boolean {
  return now - keptAt > AUTO_SEND_MS;
}

/** True when the lead has exceeded its retention period. */
export function isExpired({ keptAt }: WaitingLead, now: number): boolean {
  return now - keptAt > MAX_MS;
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

/** Event that notifies the page's forms of a queued lead that was sent. */
export const SENT_EVENT = 'waiting-lead-sent';
export type SentDetail = { readonly key: string; readonly number: number; readonly next: string };

export function keptWhen(keptAt: number): string {
  const moment = new Date(keptAt);
  return typograph(`от ${formatDayMonth(isoDayAt(moment, -moment.getTimezoneOffset() / 60))}`);
}
