import type { DocumentKind } from '../kinds/document.ts';
import type { LeadKind, LeadSender } from './lead-kinds.ts';
import { LEAD_KINDS } from './lead-kinds.ts';

/** What a visitor may agree to, and the document that says so. Each purpose has a text of its own. */
const documents = {
  callback: 'consent',
  marketing: 'consent-marketing',
  vacancy: 'consent-vacancy',
  review: 'consent-review',
} as const satisfies Record<string, DocumentKind>;

export type ConsentPurpose = keyof typeof documents;
export const CONSENT_DOCUMENTS: Readonly<Record<ConsentPurpose, DocumentKind>> = documents;
export const CONSENT_PURPOSES = Object.keys(documents) as ConsentPurpose[];

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
