import { expect, test } from 'vitest';
import { changeWords } from './change-words.ts';

const price = { path: ['priceRubPerM2'], title: 'Цена от', before: '21 900 ₽', after: '22 500 ₽' };

test('a short change shows both values, a long or a new one its field', () => {
  expect(changeWords([price])).toBe('Цена от: 21 900 ₽ → 22 500 ₽');
  const lead = { path: ['lead'], title: 'Коротко', before: 'Для себя и надолго, без лишнего.', after: 'Иначе' };
  expect(changeWords([price, lead])).toBe('Цена от: 21 900 ₽ → 22 500 ₽; Коротко');
  expect(changeWords([{ ...price, before: null }])).toBe('Цена от');
});

test('many changes are counted after the third', () => {
  expect(changeWords(Array.from({ length: 5 }, () => ({ ...price, before: null })))).toBe(
    'Цена от; Цена от; Цена от; ещё полей: 2',
  );
});
