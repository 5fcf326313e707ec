import { expect, test } from 'vitest';
import type { EntrySummary } from '../../../contract/content.ts';
import { inOrder, orderOf, sortName } from './entry-order.ts';
import type { Column } from './list-columns.ts';

const price: Column = { title: 'Цена', words: ({ title }) => title };
const entries = ['1 200 000 ₽', '950 000 ₽', '12 000 ₽'].map((title) => ({ title }) as EntrySummary);

test('sums are ordered by their value, whatever spaces are inside', () => {
  expect(inOrder(entries, price, false).map(({ title }) => title)).toEqual(['12 000 ₽', '950 000 ₽', '1 200 000 ₽']);
  expect(inOrder(entries, price, true)[0]?.title).toBe('1 200 000 ₽');
});

test('an order is read back from its name in the address', () => {
  for (const order of [
    { by: 'Цена', isDown: true },
    { by: 'Цена', isDown: false },
  ])
    expect(orderOf(sortName(order))).toEqual(order);
  expect(orderOf(null)).toBeNull();
});
