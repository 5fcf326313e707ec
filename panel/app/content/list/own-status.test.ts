import { expect, test } from 'vitest';
import { fieldTree } from '../../../../model/fields/field-tree.ts';
import { kinds } from '../../../../model/kinds/kinds.ts';
import type { EntryStatus, EntrySummary, KindInfo } from '../../../contract/content.ts';
import { columnFields, statusField } from '../../../contract/list-columns.ts';
import { endedLast } from './entry-order.ts';
import { ownStatusColour, statusesOf } from './own-status.ts';

const form = fieldTree('', kinds.flats.schema);
const kind = { form } as KindInfo;
const flat = (title: string, status: string, state: 'live' | 'withdrawn' = 'live') =>
  ({
    title,
    status: { state } satisfies EntryStatus,
    columns: columnFields(form).map(({ key }) => (key === 'status' ? status : '')),
  }) as unknown as EntrySummary;

test('sold and withdrawn flats come last, in the order that they had', () => {
  const flats = [
    flat('А', 'продана'),
    flat('Б', 'свободна', 'withdrawn'),
    flat('В', 'бронь'),
    flat('Г', 'продана'),
    flat('Д', 'свободна'),
  ];
  expect(endedLast(flats, kind).map(({ title }) => title)).toEqual(['В', 'Д', 'А', 'Б', 'Г']);
});

test('a past promotion comes last, though promotions have no status of their own', () => {
  const promotions = { form: fieldTree('', kinds.promotions.schema) } as KindInfo;
  const entry = (title: string, state: 'live' | 'over') =>
    ({ title, status: { state }, columns: [] }) as unknown as EntrySummary;
  const shown = endedLast([entry('А', 'over'), entry('Б', 'live')], promotions);
  expect(shown.map(({ title }) => title)).toEqual(['Б', 'А']);
  expect(statusesOf(promotions.form, shown)).toEqual([]);
});

test('the statuses to choose from are those that occur, in the order of the declaration', () => {
  expect(statusesOf(form, [flat('А', 'продана'), flat('Б', 'свободна'), flat('В', 'продана')])).toEqual([
    'свободна',
    'продана',
  ]);
});

test('a flat for sale, a reserved one and a sold one differ in colour', () => {
  const status = statusField(form);
  if (!status) throw new Error('Flats have no status');
  expect(['свободна', 'бронь', 'продана'].map((words) => ownStatusColour(status, words))).toEqual([
    'green',
    'orange',
    'gray',
  ]);
});
