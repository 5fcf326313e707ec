import { expect, test } from 'vitest';
import { WORKS } from '../../../model/format/plural.ts';
import { allOf } from './all-of.ts';

test('includes the number only when it agrees with «все»', () => {
  expect(allOf(13, WORKS, 'Все работы')).toBe('Все 13\u00a0работ');
  expect(allOf(22, WORKS, 'Все работы')).toBe('Все 22\u00a0работы');
  expect(allOf(21, WORKS, 'Все работы')).toBe('Все работы');
});
