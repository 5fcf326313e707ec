import { expect, test } from 'vitest';
import { changeDay, shownHash } from './shown-hash.ts';

test('different words and different pictures give a different hash', () => {
  const before = shownHash({ words: 'Ремонт', pictures: ['/media/a.1-800.webp'] });
  expect(shownHash({ words: 'Ремонт', pictures: ['/media/a.1-800.webp'] })).toBe(before);
  expect(shownHash({ words: 'Ремонт квартир', pictures: ['/media/a.1-800.webp'] })).not.toBe(before);
  expect(shownHash({ words: 'Ремонт', pictures: ['/media/b.1-800.webp'] })).not.toBe(before);
});

const today = '2026-11-20';

test('a page keeps its date until its visible content changes', () => {
  const before = { shown: 'a', changedOn: '2026-10-01' };
  expect(changeDay('a', before, { today, isFirst: false })).toBe('2026-10-01');
  expect(changeDay('b', before, { today, isFirst: false })).toBe(today);
  expect(changeDay('b', undefined, { today, isFirst: false })).toBe(today);
});

test('a page without a comparable earlier state gets no date', () => {
  expect(changeDay('a', undefined, { today, isFirst: true })).toBeNull();
  expect(changeDay('a', { shown: '', changedOn: null }, { today, isFirst: false })).toBeNull();
});
