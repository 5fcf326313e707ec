import { expect, test } from 'vitest';
import { leadCard } from '../../contract/lead-card.fixture.ts';
import type { LeadCard } from '../../contract/leads.ts';
import { DEFAULT_HOURS, type DutyHours } from '../../contract/push.ts';
import { dueNotices, isOnDuty } from './due-notices.ts';

const UTC_OFFSET_HOURS = 2;
/** Friday noon at UTC+2. */
const NOON = '2026-11-20T10:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000);

const LEAD = leadCard({ about: 'Комплексный ремонт', deadline: at(20).toISOString() });

const noticesAt = (minutes: number, change: Partial<LeadCard> = {}) =>
  dueNotices([{ ...LEAD, ...change }], at(minutes), UTC_OFFSET_HOURS);
const reasonsAt = (minutes: number, change: Partial<LeadCard> = {}) =>
  noticesAt(minutes, change).map(({ key }) => key.split(' ')[1]);

test('a promise is announced when the lead arrives, five minutes before it breaks and when it is broken', () => {
  expect([0, 14.9, 15, 19.9, 20, 49, 50].map((minutes) => reasonsAt(minutes))).toEqual([
    ['new'],
    ['new'],
    ['soon'],
    ['soon'],
    ['broken'],
    ['broken'],
    [],
  ]);
});

test('a promise of a few minutes gets no warning right after the announcement', () => {
  const deadline = at(5).toISOString();
  expect([0, 4, 5].map((minutes) => reasonsAt(minutes, { deadline }))).toEqual([['new'], ['new'], ['broken']]);
});

test('an old lead does not ring, whatever the panel has sent before', () => {
  expect([59, 60].map((minutes) => reasonsAt(minutes, { deadline: null }))).toEqual([['new'], []]);
  expect(reasonsAt(61, { deadline: at(3000).toISOString() })).toEqual([]);
});

test.each([
  ['has been touched', { firstTouchAt: NOON }],
  ['is in quarantine', { isHeld: true }],
  ['is in work', { stage: 'in-work' as const }],
])('a lead that %s does not ring for its promise', (_, change) => {
  expect([1, 16, 21].flatMap((minutes) => reasonsAt(minutes, change))).toEqual([]);
});

test('a due reminder goes to the person who has the lead, otherwise to everyone', () => {
  const remindAt = at(30).toISOString();
  const holder = { id: 'olga', name: 'Ольга', at: NOON };
  const change = { remindAt, stage: 'called', firstTouchAt: NOON } as const;
  expect(noticesAt(29, change)).toEqual([]);
  expect(noticesAt(31, { ...change, holder })).toMatchObject([{ personId: 'olga', key: `1042 due ${remindAt}` }]);
  expect(noticesAt(31, change)).toMatchObject([{ personId: null }]);
  expect(noticesAt(31, { ...change, stage: 'lost' })).toEqual([]);
});

test('a lead that a person has been given rings at this person from that moment, its promise at everyone', () => {
  const holder = { id: 'olga', name: 'Ольга', at: at(2).toISOString() };
  expect(noticesAt(1, { holder })).toEqual([]);
  expect(noticesAt(3, { holder })).toMatchObject([
    { personId: 'olga', includesColleagues: true, body: 'Новая. Ведёт Ольга. Обещали позвонить: до 12:20.' },
  ]);
  expect(noticesAt(16, { holder })).toMatchObject([
    { personId: null, body: 'Обещали позвонить до 12:20, ещё никто не звонил.' },
  ]);
  const late = { ...holder, at: at(17).toISOString() };
  expect(reasonsAt(18, { holder: late })).toEqual(['given', 'soon']);
  expect(reasonsAt(76, { holder: late })).toEqual(['given']);
  expect(reasonsAt(77, { holder: late })).toEqual([]);
});

test('the text says the number, the subject and the time, and neither the name nor the phone', () => {
  const texts = [0, 16, 21].flatMap((minutes) => noticesAt(minutes, { contactBy: 'max' }));
  expect(texts.map(({ title, body }) => `${title} | ${body}`)).toEqual([
    'Заявка 1042: Комплексный ремонт | Новая. Просит написать в MAX. Обещали позвонить: до 12:20.',
    'Заявка 1042: Комплексный ремонт | Обещали позвонить до 12:20, ещё никто не взял.',
    'Заявка 1042: Комплексный ремонт | Обещали позвонить до 12:20 и не позвонили.',
  ]);
  expect(noticesAt(0, { about: '' })[0]?.title).toBe('Заявка 1042: пакет ремонта');
  expect(noticesAt(0, { about: 'я'.repeat(500) })[0]?.title.length).toBeLessThan(100);
});

test.each([
  ['2026-11-20T07:00:00Z', true, 'Friday at nine'],
  ['2026-11-20T06:59:59Z', false, 'before nine'],
  ['2026-11-20T19:00:00Z', false, 'at the end'],
  ['2026-11-21T10:00:00Z', false, 'on a day off'],
  // Half past midnight on Friday by the company's clock is still Thursday in UTC.
  ['2026-11-19T22:30:00Z', false, 'at night'],
])('at %s a person is on duty: %s (%s)', (moment, expected) => {
  const hours: DutyHours = { days: ['fri'], from: '09:00', to: '21:00', includesColleaguesLeads: false };
  expect(isOnDuty(hours, new Date(moment), UTC_OFFSET_HOURS)).toBe(expected);
});

test('hours until 23:59 contain the last minute of the day', () => {
  const hours: DutyHours = { ...DEFAULT_HOURS, to: '23:59' };
  expect(isOnDuty(hours, new Date('2026-11-20T21:59:30Z'), UTC_OFFSET_HOURS)).toBe(true);
});
