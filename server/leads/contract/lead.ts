import type { Lead } from '../../../model/lead/lead-schema.ts';
import type { Suspicion } from './suspicions.ts';

export type LeadStatus = 'accepted' | 'quarantined';

/** Automatic release from quarantine; `unavailable`: the captcha service did not respond, so the lead passes. */
export type HumanCheck = 'passed' | 'unavailable';

export type NewLead = Lead & {
  readonly id: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly createdAt: Date;
  /** When the boxes were ticked, by the visitor's clock; `null` when the browser did not send the time. */
  readonly givenAt: Date | null;
  /** Any suspicion puts the lead in quarantine; no suspicion drops it. */
  readonly suspicions: readonly Suspicion[];
  readonly ip: string;
  readonly userAgent: string;
};

/** A lead as read from the store. IP address and user agent are stored with the proofs of consent only. */
export type StoredLead = Lead & {
  readonly number: number;
  readonly id: string;
  readonly createdAt: Date;
  /** Number of the original when this lead repeats it within minutes. */
  readonly repeatOf: number | null;
};

/** Number of the lead in a test message, which is never stored; stored leads are counted from 1. */
export const TEST_NUMBER = 0;

export function isTestLead({ number }: Pick<StoredLead, 'number'>): boolean {
  return number === TEST_NUMBER;
}
