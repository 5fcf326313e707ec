import type { DocumentKind } from '../kinds/document.ts';

const documents = {
  callback: 'consent',
  marketing: 'consent-marketing',
  vacancy: 'consent-vacancy',
  review: 'consent-review',
} as const satisfies Record<string, DocumentKind>;

export type ConsentPurpose = keyof typeof documents;
export const CONSENT_DOCUMENTS: Readonly<Record<ConsentPurpose, DocumentKind>> = documents;
export const CONSENT_PURPOSES = Object.keys(documents) as ConsentPurpose[];
