import type { StoredLead } from '../stored-lead.ts';

/** One delivery of one lead to one channel; its key is the same at every attempt. */
export type LeadMessage = {
  readonly key: string; // uuid of the outbox row
  readonly attempt: number; // 1 for the first; above 1 an earlier attempt may have arrived
  readonly lead: StoredLead;
};
