import { randomUUID } from 'node:crypto';
import { KEY_TAKEN } from '../../../model/lead/lead-errors.ts';
import type { NewLead } from '../contract/lead.ts';
import type { Suspicion } from '../contract/suspicions.ts';
import type { StoredKey } from '../store/insert-lead.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { ConsentIndex } from './consent-index.ts';
import type { LeadErrors } from './lead-body.ts';
import { readLeadBody } from './lead-body.ts';
import type { SharedRateLimit } from './rate-limit.ts';
import type { Judge } from './suspicion/judge.ts';

export type LeadContext = { readonly ip: string; readonly userAgent: string };

export type LeadOutcome =
  | { readonly status: 'accepted'; readonly number: number; readonly lead: NewLead }
  | { readonly status: 'known'; readonly number: number; readonly suspicions: readonly Suspicion[] }
  | { readonly status: 'invalid'; readonly errors: LeadErrors }
  | { readonly status: 'limited'; readonly retryAfterSeconds: number };

export type AcceptLead = (body: unknown, context: LeadContext) => Promise<LeadOutcome>;

export type IntakeParts = {
  readonly store: Pick<LeadStore, 'findKey' | 'add'>;
  readonly consents: () => ConsentIndex | Promise<ConsentIndex>;
  readonly now: () => Date | Promise<Date>;
  readonly rateLimit: SharedRateLimit;
  readonly judge: Judge;
};

/**
 * Creates the intake; it returns `accepted` only after the commit.
 * Rejects when the store or the consents of the release are unavailable.
 */
export function createIntake({ store, consents, now, rateLimit, judge }: IntakeParts): AcceptLead {
  return async (body, { ip, userAgent }) => {
    const reading = readLeadBody(body, await consents());
    if (!reading.ok) return { status: 'invalid', errors: reading.errors };

    const { lead, key, bodyHash } = reading.body;
    // A retry of an accepted lead is answered even above the rate limit.
    const known = key === null ? null : await store.findKey(key);
    if (known) return repeated(known, bodyHash);

    const at = await now();
    const retryAfterSeconds = await rateLimit.take(ip, at);
    if (retryAfterSeconds > 0) return { status: 'limited', retryAfterSeconds };

    const newLead: NewLead = {
      ...lead,
      id: randomUUID(),
      key: key ?? randomUUID(),
      bodyHash,
      createdAt: at,
      givenAt: reading.body.times.sentAt,
      suspicions: judge(reading.body, { ip, at }),
      ip,
      userAgent,
    };
    const { outcome, ...stored } = await store.add(newLead);
    return outcome === 'added'
      ? { status: 'accepted', number: stored.number, lead: newLead }
      : repeated(stored, bodyHash);
  };
}

function repeated(stored: StoredKey, bodyHash: string): LeadOutcome {
  if (stored.bodyHash !== bodyHash) return { status: 'invalid', errors: { key: KEY_TAKEN } };
  return { status: 'known', number: stored.number, suspicions: stored.suspicions };
}
