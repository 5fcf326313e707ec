import { describe, expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';
import { inOtherAlphabet, stemOf, stemsToIndex, wordsOf } from './russian.ts';

const stems = (text: string) => wordsOf(text).flatMap((word) => stemOf(word.text) ?? []);

test.each([
  ['ванную', 'ванна'],
  ['двушки', 'двушку'],
  ['гарантией', 'гарантии'],
  ['трёшка', 'трешки'],
  ['плиткой', 'плитки'],
])('«%s» and «%s» have the same stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test.each(['2-комнатная', '2-х комнатную', '2 комн', '2к', '2-к', 'двухкомнатные'])(
  '«%s» is normalised to a number of rooms',
  (written) => {
    expect(stems(written)).toEqual([stemOf('двухкомнатная')]);
  },
);

test('an area is indexed as one number, and its unit is ignored', () => {
  expect(stems('64,4 м²')).toEqual(['64.4']);
  expect(stemsToIndex('64,4')).toEqual(['64.4', '64']);
});

test('stop words have no stems', () => {
  expect(stems('и в на сколько у вас')).toEqual([]);
});

test('a word is found by synonyms that visitors use', () => {
  expect(stemsToIndex('санузел')).toContain(stemOf('ванная'));
  expect(stemsToIndex('1-комнатная')).toContain(stemOf('однушка'));
  expect(stemsToIndex('стоимость')).toContain(stemOf('цена'));
  expect(stems('ремонт под ключ')).toEqual(stems('ремонт пакет'));
});

test('text typed in the wrong keyboard layout is converted', () => {
  expect(inOtherAlphabet('htvjyn')).toBe('ремонт');
});

describe('markedParts', () => {
  const marked = (text: string, query: string) =>
    markedParts(text, (stem) => stems(query).includes(stem))
      .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
      .join('');

  test('marks whole words with any ending and keeps every character in place', () => {
    expect(marked('Плитка в\u00a0ванной: как выбрать', 'ванная плитку')).toBe('[Плитка] в\u00a0[ванной]: как выбрать');
  });

  test('marks synonyms of the query', () => {
    expect(marked('1-комнатная, 41,2\u00a0м²', 'однушка')).toBe('[1-комнатная], 41,2\u00a0м²');
  });

  test('marks nothing for an empty query', () => {
    expect(marked('Контакты', '')).toBe('Контакты');
  });
});

test('«почему» is not a price query, unlike «почём»', () => {
  expect(stemsToIndex('почему')).toEqual([]);
  expect(stemsToIndex('почём')).toEqual(stemsToIndex('цена'));
});
