import { expect, test } from 'vitest';
import { KEY_TAKEN } from '../../../model/lead/lead-errors.ts';
import type { AddResult, StoredKey } from '../store/insert-lead.ts';
import { consentIndex, goodBody, someKey } from '../testing/bodies.ts';
import type { IntakeParts } from './accept-lead.ts';
import { createIntake } from './accept-lead.ts';

const source = { ip: '10.0.0.1', userAgent: 'Test/1' };
const unlimited = { take: async () => 0 };

function start(store: IntakeParts['store'], rateLimit: IntakeParts['rateLimit'] = unlimited) {
  const now = () => new Date('2026-11-20T10:00:00Z');
  return createIntake({ store, consents: () => consentIndex, now, rateLimit, judge: () => [] });
}

/** A store in which another server stores the key after the intake has looked for it. */
function racingStore(change: Partial<StoredKey> = {}): IntakeParts['store'] {
  return {
    findKey: async () => null,
    add: async ({ bodyHash }): Promise<AddResult> => ({
      outcome: 'existing',
      number: 1001,
      bodyHash,
      suspicions: [],
      ...change,
    }),
  };
}

test('a lead stored by another server in the meantime is known, not accepted a second time', async () => {
  const accept = start(racingStore({ suspicions: ['honeypot'] }));
  expect(await accept({ ...goodBody, key: someKey }, source)).toEqual({
    status: 'known',
    number: 1001,
    suspicions: ['honeypot'],
  });
});

test('a key taken by another lead in the meantime is refused, so this lead does not get a false receipt', async () => {
  const accept = start(racingStore({ bodyHash: 'of another lead' }));
  expect(await accept({ ...goodBody, key: someKey }, source)).toEqual({
    status: 'invalid',
    errors: { key: KEY_TAKEN },
  });
});

test('a lead above the rate limit is not stored', async () => {
  const refuse = () => Promise.reject(new Error('The store was used'));
  const accept = start({ findKey: refuse, add: refuse }, { take: async () => 30 });
  expect(await accept(goodBody, source)).toEqual({ status: 'limited', retryAfterSeconds: 30 });
});
