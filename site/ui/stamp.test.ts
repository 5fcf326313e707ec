import { expect, test } from 'vitest';
import { aloneInRow } from './stamp.tsx';

const cell = {};
const wide = { span: 'wide' } as const;

test.each([
  ['two cells share a row', [cell, cell], []],
  ['the last one has its row to itself', [cell, cell, cell], [2]],
  ['a cell before a wide one has its row to itself', [wide, cell, wide, cell, cell], [1]],
  ['wide ones are rows of their own', [wide, cell, cell, wide], []],
])('%s', (_, facts, alone) => {
  expect([...aloneInRow(facts)]).toEqual(alone);
});
