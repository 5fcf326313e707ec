import type { Consent } from '../../../model/lead/consent.ts';
import type { ConsentPurpose } from '../../../model/lead/consent-documents.ts';
import type { NewLead } from '../contract/lead.ts';

export function consentTo(purpose: ConsentPurpose): Consent {
  return { purpose, document: 'consent', version: '1', sha256: 'a'.repeat(64), label: 'Согласен' };
}

export function newLead(change: Partial<NewLead> = {}): NewLead {
  const id = crypto.randomUUID();
  return {
    id,
    key: id,
    kind: 'callback',
    phone: '+79001234567',
    phoneTyped: (change.phone ?? '+79001234567').slice(2),
    name: '',
    comment: '',
    subject: '',
    titleShown: '',
    priceShown: '',
    callTime: '',
    contactBy: 'call',
    answers: null,
    page: '/',
    attribution: null,
    marketing: false,
    consents: [consentTo('callback')],
    bodyHash: 'hash',
    createdAt: new Date('2026-11-20T10:00:00Z'),
    givenAt: null,
    suspicions: [],
    ip: '127.0.0.1',
    userAgent: '',
    ...change,
  };
}
