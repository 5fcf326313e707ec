import { expect, test } from 'vitest';
import { plainSpaces } from '../format/typograph.ts';
import { holidayNotes } from './holiday-notes.ts';
import { spansOn } from './opening-hours.ts';

const LONG = { from: '2027-01-01', to: '2027-01-08' };
const notesOn = (today: string, entries: readonly unknown[]) =>
  holidayNotes(entries, today).map((words) => words && plainSpaces(words));
const wordsOf = (...entries: readonly unknown[]) => notesOn('2026-12-20', entries);

test('a short day within holidays says that it applies there, what visitors read, and the holidays say so, too', () => {
  const short = { from: '2027-01-08', opens: '11:00', closes: '16:00' };
  const words =
    '8 января есть и в «1–8 января»: действует эта строка. На странице контактов: «8 января работаем с 11 до 16.»';
  const rest = 'На странице контактов: «С 1 по 7 января не работаем.»';
  expect(wordsOf(LONG, short)).toEqual([`8 января действует строка ниже. ${rest}`, words]);
  expect(wordsOf(short, LONG)).toEqual([words, `8 января действует строка выше. ${rest}`]);
  expect(wordsOf(LONG, { ...short, closes: '1' })[1]).toMatch(/«8 января не работаем\.»$/);
  const soon = /действует эта строка\. На странице контактов появится 9 декабря: «8 января/;
  expect(notesOn('2026-12-01', [LONG, short])[1]).toMatch(soon);
});

test('entries that overlap in part name the days they share, across months too', () => {
  const words = '1–2 января есть и в «1–8 января»: действует эта строка';
  expect(wordsOf({ from: '2026-12-31', to: '2027-01-02' }, LONG)).toEqual([
    expect.stringContaining(words),
    '1–2 января действует строка выше. На странице контактов: «С 3 по 8 января не работаем.»',
  ]);
  const months = '31 декабря – 1 января есть и в «25 декабря – 5 января»: действует эта строка';
  expect(wordsOf({ from: '2026-12-31', to: '2027-01-01' }, { from: '2026-12-25', to: '2027-01-05' })[0]).toContain(
    months,
  );
});

test('of entries of the same length the first says that it applies, which is the one that the site follows', () => {
  const first = { from: '2027-01-08', opens: '10:00', closes: '12:00' };
  const second = { from: '2027-01-08', opens: '14:00', closes: '16:00' };
  expect(wordsOf(first, second)).toEqual([
    expect.stringContaining('действует эта строка'),
    '8 января действует строка выше.',
  ]);
  expect(spansOn({ hours: [], holidays: [first, second] }, '2027-01-08')).toEqual([
    { opens: '10:00', closes: '12:00' },
  ]);
});

test('an entry that shares no day says what visitors read of it, and from which day on', () => {
  const short = { from: '2027-01-09', opens: '11:00', closes: '16:00' };
  const words = '«9 января работаем с 11 до 16.»';
  expect(notesOn('2026-12-01', [LONG, short])).toEqual([
    'На странице контактов появится 2 декабря: «С 1 по 8 января не работаем.»',
    `На странице контактов появится 10 декабря: ${words}`,
  ]);
  expect(notesOn('2027-01-09', [LONG, short])).toEqual([
    'Эти дни прошли: на сайте о них уже не сказано.',
    `На странице контактов: ${words}`,
  ]);
});

test('entries still without days, or with days in the wrong order, say nothing', () => {
  expect(wordsOf({}, undefined, { from: 'скоро' }, { from: '2027-01-08', to: '2027-01-02' })).toEqual(
    Array(4).fill(null),
  );
});
