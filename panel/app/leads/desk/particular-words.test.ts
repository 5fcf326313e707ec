import { expect, test } from 'vitest';
import { leadCard } from '../../../contract/lead-card.fixture.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { particularWords } from './particular-words.ts';

const holder = { id: 'pavel', name: 'Павел', at: '2026-11-20T10:00:00.000Z' };

test.each<[Partial<LeadCard>, string]>([
  [{ kind: 'callback', about: '' }, ''],
  [{}, 'пакет ремонта: Пакет «Комфорт»'],
  [
    { kind: 'callback', about: '', holder, callTime: 'после 18:00', repeatOf: 7 },
    'Павел · после 18:00 · повтор №\u00a07',
  ],
  [{ kind: 'service', about: '', lastNote: 'замер в среду' }, 'услуга · замер в среду'],
  [{ kind: 'callback', about: '', comment: 'двушка, 54 м²' }, '«двушка, 54 м²»'],
  [{ kind: 'callback', about: '', comment: 'двушка, 54 м²', lastNote: 'замер в среду' }, 'замер в среду'],
])('of a lead with %j the board says «%s»', (change, words) => {
  expect(particularWords(leadCard(change))).toBe(words);
});
