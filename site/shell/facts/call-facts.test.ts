import { expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { callFacts } from './call-facts.ts';

const company = {
  hoursText: 'по будням с 10 до 19',
  cityIn: 'Омске',
  hours: [{ days: ['mon'], opens: '10:00', closes: '19:00' }],
  utcOffsetHours: 6,
  holidays: [{ from: '2026-11-04' }, { from: '2026-12-30', to: '2027-01-08' }],
};
const replies = {
  form: { before: 'Звоним {часы}.', open: 'Сейчас {время} в {городе}. {когда}', closed: '{когда}' },
  callback: { title: 'Перезвоним за {минуты}', lead: 'Звоним {часы}' },
  accepted: { title: '{номер}', call: '{когда}', closed: 'В {городе} {время}.', hours: 'Работаем {часы}.' },
};
const facts = (minutes: object, texts: object = {}) =>
  callFacts({ company, replies: { ...replies, ...texts, ...minutes }, today: '2026-11-20' } as unknown as Content);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('texts contain the facts of the company and keep the placeholders of the current moment', () => {
  const { form, accepted, callback } = facts({ callbackMinutes: 21 });
  expect(plain(form.before)).toBe('Звоним по будням с 10 до 19.');
  expect(plain(form.open)).toBe('Сейчас {время} в Омске. {когда}');
  expect(plain(accepted.closed)).toBe('В Омске {время}.');
  expect(plain(callback.title)).toBe('Перезвоним за 21 минуту');
});

test('a company without promised minutes passes none, and past holidays are left out', () => {
  const passedFacts = facts({}, { callback: { title: 'Перезвоним', lead: 'Звоним {часы}' } });
  expect(JSON.stringify(passedFacts)).not.toMatch(/минут|Minutes/);
  expect(passedFacts).toMatchObject({ utcOffsetHours: 6, holidays: [{ from: '2026-12-30', to: '2027-01-08' }] });
});
