import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../format/any-text.fixture.ts';
import { acceptedTitle } from '../lead/accepted-title.ts';
import { leadNumber, thanksWords } from './thanks-words.ts';

test('the lead number is read from the query', () => {
  expect(leadNumber(new URLSearchParams('n=1024'))).toBe('1024');
});

test('a missing, too long or invalid number is ignored', () => {
  for (const query of ['', 'n=', 'n=1234567890', 'n=12a', 'n=-5', 'n=1.5', 'n=%201', 'n=<b>', 'n=١٢']) {
    expect(leadNumber(new URLSearchParams(query))).toBeNull();
  }
});

test('the lead number consists of digits only, for any query', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      expect(leadNumber(new URLSearchParams({ n: typed })) ?? '0').toMatch(/^[0-9]{1,9}$/);
    }),
  );
});

const FACTS: Parameters<typeof thanksWords>[0] = {
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '09:00', closes: '20:00' }],
  utcOffsetHours: 2,
  callbackMinutes: 15,
  form: { before: '', open: '', closed: '' },
  callback: { title: '', lead: '' },
  accepted: {
    title: 'Заявка № {номер} у нас',
    call: 'Наберём вас {когда}.',
    closed: 'В Омске {время}, мы закрыты.',
    hours: 'Работаем каждый день.',
  },
};
const renderThanks = (number: string | null, time: string) => {
  const { title, call, hours } = thanksWords(FACTS, number, new Date(`2026-11-20T${time}+02:00`));
  return [title, call, hours].map((text) => text.replaceAll('\u00a0', ' '));
};

test('the title names the number in neutral wording until the texts of the company are loaded', () => {
  expect(acceptedTitle(null, 1024).replaceAll('\u00a0', ' ')).toBe('Заявка № 1024 принята');
  expect(acceptedTitle(FACTS, 1024).replaceAll('\u00a0', ' ')).toBe('Заявка № 1024 у нас');
});

test('the thank-you texts name the lead number and the call time in the wording of the company', () => {
  expect(renderThanks('1024', '15:25')).toEqual([
    'Заявка № 1024 у нас',
    'Наберём вас до 15:40.',
    'Работаем каждый день.',
  ]);
  expect(renderThanks('1024', '21:40')).toEqual([
    'Заявка № 1024 у нас',
    'Наберём вас завтра с 9 до 10.',
    'В Омске 21:40, мы закрыты. Работаем каждый день.',
  ]);
});

test('the thank-you texts promise nothing without a number', () => {
  for (const time of ['15:25', '21:40'])
    expect(renderThanks(null, time).join(' ')).not.toMatch(/наберём|у нас|завтра|мы закрыты/i);
});
