import type { Lead } from '../../model/lead/lead-schema.ts';

export type LeadStatus = 'accepted' | 'quarantined';

/** How a suspect got out of quarantine without a person; `unavailable`: the service that asks did not answer. */
export type HumanCheck = 'passed' | 'unavailable';

/** Why a lead is held back; the words for them are in suspicion/words.ts. */
export const SUSPICIONS = [
  'honeypot',
  'too-fast',
  'many-from-address',
  'many-from-phone',
  'flood',
  'link',
  'foreign-script',
  'spam-words',
  'odd-phone',
] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

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
