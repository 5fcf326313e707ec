import { expect, test } from 'vitest';
import type { JournalEvent } from '../../contract/journal.ts';
import { joinSignIns } from './sign-in-series.ts';

/** Numbers of the lines in each row; a line without an event is a sign-in. */
const rowsOf = (...lines: readonly [who: string, at: string, what?: JournalEvent][]) =>
  joinSignIns(
    lines.map(([who, at, what = 'signed-in'], id) => ({ id, at: `${at}:00.000Z`, who, what, about: '' })),
    2,
  ).map((row) => row.map(({ id }) => id));

test('consecutive sign-ins of one person on one day are one row', () => {
  expect(rowsOf(['Ева', '2026-11-30T12:20'], ['Ева', '2026-11-30T09:00'], ['Ева', '2026-11-30T07:00'])).toEqual([
    [0, 1, 2],
  ]);
});

test('another person, another event and another day begin a new row', () => {
  expect(
    rowsOf(
      ['Ева', '2026-11-30T12:00'],
      ['Пётр', '2026-11-30T11:00'],
      ['Ева', '2026-11-30T10:00'],
      ['Ева', '2026-11-30T09:00', 'signed-out'],
      ['Ева', '2026-11-30T08:00'],
      ['Ева', '2026-11-29T08:00'],
    ),
  ).toEqual([[0], [1], [2], [3], [4], [5]]);
});

test('only sign-ins are joined', () => {
  expect(rowsOf(['Ева', '2026-11-30T12:00', 'leads-exported'], ['Ева', '2026-11-30T11:00', 'leads-exported'])).toEqual([
    [0],
    [1],
  ]);
});

test('the day is that of the company', () => {
  expect(rowsOf(['Ева', '2026-11-30T00:30'], ['Ева', '2026-11-29T22:30'], ['Ева', '2026-11-29T21:30'])).toEqual([
    [0, 1],
    [2],
  ]);
});
