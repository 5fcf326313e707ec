import type { NewLead } from './lead.ts';

export type StoredKey = { readonly number: number; readonly bodyHash: string };

export type AddResult = {
  /** `existing`: another lead holds this key already; nothing was written. */
  readonly outcome: 'added' | 'existing';
  readonly number: number;
  readonly bodyHash: string;
};

/** Where leads live. Every method rejects when the store cannot answer. */
export type LeadStore = {
  findKey(key: string): Promise<StoredKey | null>;
  /** Resolves only when the lead and its proofs of consent survive a crash of this machine. */
  add(lead: NewLead): Promise<AddResult>;
  close(): void;
};
