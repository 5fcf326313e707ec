import type { LeadOutcome } from './accept-lead.ts';

export const LEAD_TALLIES = [
  'accepted',
  'quarantined',
  'repeated',
  'invalid',
  'limited',
  'cross-site',
  'unreadable',
  'not-stored',
] as const;
export type LeadTally = (typeof LEAD_TALLIES)[number];

export function tallyOf(outcome: LeadOutcome): LeadTally {
  if (outcome.status === 'accepted') return outcome.lead.suspicions.length > 0 ? 'quarantined' : 'accepted';
  return outcome.status === 'known' ? 'repeated' : outcome.status;
}
