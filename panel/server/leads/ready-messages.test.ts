import { expect, test } from 'vitest';
import { leadCard } from '../../contract/lead-card.fixture.ts';
import type { LeadCard } from '../../contract/leads.ts';
import { readyMessages } from './ready-messages.ts';

const now = new Date('2026-11-20T10:00:00Z');
const LEAD = leadCard({ deadline: '2026-11-20T10:20:00Z' });
const TEXT = 'Здравствуйте, {имя}! Заявка № {номер}: {тема}. Позвоним {когда}. {часы}';
const fill = (change: Partial<LeadCard>) =>
  readyMessages([{ title: 'Т', text: TEXT }], { ...LEAD, ...change }, { now, utcOffsetHours: 2 })[0]?.text;

test('a text is filled in from the lead, and what the lead does not say stays as it is', () => {
  expect(fill({})).toBe('Здравствуйте, Ирина! Заявка № 1042: Пакет «Комфорт». Позвоним до 12:20. {часы}');
});

test('a lead without a name, a subject or a promise ahead still makes a whole sentence', () => {
  expect(fill({ name: '', about: '', deadline: '2026-11-20T09:00:00Z' })).toBe(
    'Здравствуйте! Заявка № 1042: пакет ремонта. Позвоним в ближайшее время. {часы}',
  );
});
