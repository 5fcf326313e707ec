import type { LeadCard } from './leads.ts';

/** A new lead of Friday noon at UTC+2, without a deadline. */
export function leadCard(change: Partial<LeadCard> = {}): LeadCard {
  return {
    ...{ number: 1042, createdAt: '2026-11-20T10:00:00.000Z', kind: 'package', phone: '+79001234567', name: 'Ирина' },
    ...{ about: 'Пакет «Комфорт»', price: '', callTime: '', contactBy: 'call', comment: '', lastNote: '' },
    ...{ stage: 'new', loss: null },
    ...{ holder: null, firstTouchAt: null, remindAt: null, deadline: null, repeatOf: null },
    ...{ isHeld: false, suspicions: [], isUndelivered: false },
    ...change,
  };
}
