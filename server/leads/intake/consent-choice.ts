import type { Consent } from '../../../model/lead/consent.ts';
import { requiredPurpose } from '../../../model/lead/consent.ts';
import { CONSENT_MISSING, CONSENT_OUTDATED } from '../../../model/lead/lead-errors.ts';
import type { TickedBox } from '../../../model/lead/lead-schema.ts';
import { leadBoxesSchema } from '../../../model/lead/lead-schema.ts';
import type { ConsentIndex } from './consent-index.ts';
import { findConsent } from './consent-index.ts';

export type ConsentChoice =
  | { readonly ok: true; readonly consents: readonly Consent[] }
  | { readonly ok: false; readonly problem: string };

/** The boxes that were ticked, each with the text that stood beside it. */
export function readConsents(body: unknown, index: ConsentIndex): ConsentChoice {
  const parsed = leadBoxesSchema.safeParse(body);
  if (!parsed.success || parsed.data.consent === false) return { ok: false, problem: CONSENT_MISSING };

  const { kind, consent, consentVersion, marketing, marketingVersion } = parsed.data;
  const given = findConsent(index, requiredPurpose(kind), versionOf(consent, consentVersion));
  if (!given) return { ok: false, problem: CONSENT_OUTDATED };
  // A version that was never shown proves nothing, and advertising without proof is not sent.
  const advertising =
    marketing === false ? null : findConsent(index, 'marketing', versionOf(marketing, marketingVersion));
  return { ok: true, consents: advertising ? [given, advertising] : [given] };
}

function versionOf(ticked: TickedBox, named: string): string {
  if (typeof ticked === 'object') return ticked.version;
  return named === '' && typeof ticked === 'string' ? ticked : named;
}
