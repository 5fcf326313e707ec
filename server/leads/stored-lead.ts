import type { Lead } from '../../model/lead/lead-schema.ts';

/** A lead as the store gives it back; the address and the browser it came from stay with the proofs of consent. */
export type StoredLead = Lead & {
  readonly number: number;
  readonly id: string;
  readonly createdAt: Date;
  /** Number of the lead that this one repeats within minutes. */
  readonly repeatOf: number | null;
};
