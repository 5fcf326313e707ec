import { randomUUID } from 'node:crypto';
import { publishedConsents } from './leads.ts';
import type { SiteProcess } from './site-process.ts';

export const JSON_TYPE = { 'content-type': 'application/json' };
let phones = 0;

/** Creates the request of a lead with an unused phone number. */
export function newLead(to: SiteProcess) {
  const consentVersion = publishedConsents(to).callback[0]?.version;
  phones += 1;
  const phone = `8 900 ${String(phones).padStart(7, '0')}`;
  const body = JSON.stringify({ kind: 'callback', phone, consent: true, consentVersion, key: randomUUID() });
  return { method: 'POST', headers: JSON_TYPE, body } as const;
}
