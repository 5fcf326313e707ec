import type { Lead } from '../../../model/lead/lead-schema.ts';
import type { Suspicion } from './suspicions.ts';

export type LeadStatus = 'accepted' | 'quarantined';

/** How a suspect got out of quarantine without a person; `unavailable`: the service that asks did not answer. */
export type HumanCheck = 'passed' | 'unavailable';

/** A lead with what only the server knows, as the store takes it. */
export type NewLead = Lead & {
  readonly id: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly createdAt: Date;
  /** When the boxes were ticked, by the visitor's clock; `null`: it did not say. */
  readonly givenAt: Date | null;
  /** Any reason puts the lead in quarantine; none drops it. */
  readonly suspicions: readonly Suspicion[];
  readonly ip: string;
  readonly userAgent: string;
};

/** A lead as the store gives it back; the address and the browser it came from stay with the proofs of consent. */
export type StoredLead = Lead & {
  readonly number: number;
  readonly id: string;
  readonly createdAt: Date;
  /** Number of the lead that this one repeats within minutes. */
  readonly repeatOf: number | null;
};
