import { leadCard } from './lead-card.fixture.ts';
import type { LeadCard, LeadSheet } from './leads.ts';

/** An opened lead with nothing around its card, an hour and a half after it came. */
export function leadSheet(card: Partial<LeadCard> = {}, change: Partial<LeadSheet> = {}): LeadSheet {
  return {
    ...{ card: leadCard(card), comment: '', answers: [], page: { name: 'Главная', url: null }, cameFrom: '' },
    ...{ marks: [], allowsMarketing: false, humanCheck: null, lastContactAt: '2026-11-20T10:00:00.000Z' },
    ...{ reducedAt: null, proofs: [], deliveries: [], channels: [], events: [], siblings: [], messages: [] },
    ...{ clock: { city: 'Калининград', utcOffsetHours: 2 }, now: '2026-11-20T11:30:00.000Z' },
    ...change,
  };
}
