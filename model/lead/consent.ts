import type { ConsentPurpose } from './consent-documents.ts';
import type { LeadKind, LeadSender } from './lead-kinds.ts';
import { LEAD_KINDS } from './lead-kinds.ts';

const REQUIRED: Readonly<Record<LeadSender, ConsentPurpose>> = {
  client: 'callback',
  applicant: 'vacancy',
  reviewer: 'review',
};

/** Without this consent a lead of the kind is not taken. */
export function requiredPurpose(kind: LeadKind): ConsentPurpose {
  return REQUIRED[LEAD_KINDS[kind].sender];
}

/** Proof that a box was ticked: what stood beside it and where the text is. */
export type Consent = {
  readonly purpose: ConsentPurpose;
  readonly document: string;
  readonly version: string;
  readonly sha256: string;
  readonly label: string;
};
