import type { DocumentKind } from '../kinds/document.ts';

const documents = {
  callback: 'consent',
  marketing: 'consent-marketing',
  vacancy: 'consent-vacancy',
  review: 'consent-review',
} as const satisfies Record<string, DocumentKind>;

/** What a visitor may agree to. */
export type ConsentPurpose = keyof typeof documents;
/** The document that says so: each purpose has a text of its own. */
export const CONSENT_DOCUMENTS: Readonly<Record<ConsentPurpose, DocumentKind>> = documents;
export const CONSENT_PURPOSES = Object.keys(documents) as ConsentPurpose[];
