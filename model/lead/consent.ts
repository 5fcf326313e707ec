import type { ConsentPurpose } from './consent-documents.ts';
import type { LeadKind, LeadSender } from './lead-kinds.ts';
import { LEAD_KINDS } from './lead-kinds.ts';

const REQUIRED: Readonly<Record<LeadSender, ConsentPurpose>> = {
  client: 'callback',
  applicant: 'vacancy',
  reviewer: 'review',
};

export function requiredPurpose(kind: LeadKind): ConsentPurpose {
  return REQUIRED[LEAD_KINDS[kind].sender];
}

/** Proof of a ticked checkbox: its label and the document it links to. */
export type Consent = {
  readonly purpose: ConsentPurpose;
  readonly document: string;
  readonly version: string;
  readonly sha256: string;
  readonly label: string;
};
