import { expect, test } from 'vitest';
import { fieldTree } from '../../../../model/fields/field-tree.ts';
import { type KindName, kinds } from '../../../../model/kinds/kinds.ts';
import type { EntrySummary, KindInfo } from '../../../contract/content.ts';
import { inOrder } from './entry-order.ts';
import { columnsOf, DATE, defaultColumns } from './list-columns.ts';

const kindOf = (name: KindName) => ({ name, hasOwnPage: true, form: fieldTree('', kinds[name].schema) }) as KindInfo;
const entryOf = (...columns: string[]) => ({ title: '', tags: [], date: null, columns }) as unknown as EntrySummary;

test('dates of entries are shown in words and ordered by day', () => {
  const entries = ['2027-01-15', '2026-11-01', 'скоро'].map((startsOn) => entryOf(startsOn));
  const column = columnsOf(kindOf('promotions'), entries, undefined, false, String).find(
    ({ title }) => title === 'Первый день',
  );
  if (!column) throw new Error('Promotions have no column of their first day');
  const words = inOrder(entries, column, false).map((entry) => column.words(entry).replaceAll('\u00a0', ' '));
  expect(words).toEqual(['1 ноября 2026', '15 января 2027', 'скоро']);
});

test('a list that shows dates of its entries does not repeat one as «Дата»', () => {
  expect(defaultColumns(kindOf('promotions'))).not.toContain(DATE);
  expect(defaultColumns(kindOf('vacancies'))).toContain(DATE);
});

test('sums, areas and counts are numbers, which end at one line; choices are not', () => {
  const numbersOf = (kind: KindName) =>
    columnsOf(kindOf(kind), [], undefined, false, String)
      .filter(({ isNumber }) => isNumber)
      .map(({ title }) => title);
  expect(numbersOf('flats')).toEqual(expect.arrayContaining(['Комнат', 'Цена']));
  expect(numbersOf('flats')).not.toContain('Статус');
  expect(numbersOf('works')).toContain('Площадь');
});

test('a word for zero is ordered as the smallest number', () => {
  const entries = ['2', 'студия', '1'].map((rooms) => entryOf(rooms));
  const column = columnsOf(kindOf('flats'), entries, undefined, false, String).find(({ title }) => title === 'Комнат');
  if (!column) throw new Error('Flats have no column of their rooms');
  expect(inOrder(entries, column, false).map((entry) => column.words(entry))).toEqual(['студия', '1', '2']);
});
