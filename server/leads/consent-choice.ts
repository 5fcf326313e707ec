import { z } from 'zod';
import type { ConsentIndex } from './consent-index.ts';
import { findConsent } from './consent-index.ts';
import type { Consent, ConsentPurpose } from './lead.ts';
import { MESSAGES } from './messages.ts';

export type ConsentChoice =
  | { readonly ok: true; readonly consents: readonly Consent[] }
  | { readonly ok: false; readonly problem: string };

const UNTICKED = ['', 'false', 'off', 'no', '0'];

/** A ticked box is `true` (its version in a field of its own), the version itself, or `{ version }`. */
const box = z
  .union([
    z.boolean(),
    z.string().transform((value) => (UNTICKED.includes(value) ? false : value)),
    z.object({ version: z.string() }),
  ])
  .catch(false);
const version = z.string().catch('');

const choiceSchema = z.object({
  kind: z.string().catch(''),
  consent: box,
  consentVersion: version,
  marketing: box,
  marketingVersion: version,
});

/** The boxes that were ticked, each with the text that stood beside it. */
export function readConsents(body: unknown, index: ConsentIndex): ConsentChoice {
  const parsed = choiceSchema.safeParse(body);
  if (!parsed.success || parsed.data.consent === false) return { ok: false, problem: MESSAGES.consentMissing };

  const { kind, consent, consentVersion, marketing, marketingVersion } = parsed.data;
  const given = findConsent(index, requiredPurpose(kind), versionOf(consent, consentVersion));
  if (!given) return { ok: false, problem: MESSAGES.consentOutdated };
  // A version that was never shown proves nothing, and advertising without proof is not sent.
  const advertising =
    marketing === false ? null : findConsent(index, 'marketing', versionOf(marketing, marketingVersion));
  return { ok: true, consents: advertising ? [given, advertising] : [given] };
}

export function requiredPurpose(kind: string): ConsentPurpose {
  return kind === 'vacancy' ? 'vacancy' : 'callback';
}

function versionOf(ticked: z.infer<typeof box>, named: string): string {
  if (typeof ticked === 'object') return ticked.version;
  return named === '' && typeof ticked === 'string' ? ticked : named;
}
