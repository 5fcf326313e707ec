import { expect, test } from 'vitest';
import { newLead } from '../testing/new-lead.ts';
import type { LeadOutcome } from './accept-lead.ts';
import { tallyOf } from './lead-tally.ts';

test.each<[string, LeadOutcome]>([
  ['accepted', { status: 'accepted', number: 1, lead: newLead({ suspicions: [] }) }],
  ['quarantined', { status: 'accepted', number: 1, lead: newLead({ suspicions: ['link'] }) }],
  ['repeated', { status: 'known', number: 1, suspicions: ['link'] }],
  ['invalid', { status: 'invalid', errors: {} }],
  ['limited', { status: 'limited', retryAfterSeconds: 30 }],
])('the outcome is counted as %s for the operator', (tally, outcome) => {
  expect(tallyOf(outcome)).toBe(tally);
});
