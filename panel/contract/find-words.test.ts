import { expect, test } from 'vitest';
import { closeness, isIn, isWhole, readingsOf, stemsIn } from './find-words.ts';

/** Returns the number of the first reading of the query that is in the text. */
const readingIn = (query: string, text: string) =>
  readingsOf(query).findIndex((words) => words.every((word) => isIn(stemsIn(text), word)));

test.each<[query: string, text: string, reading: number]>([
  ['плитку', 'Укладка плитки', 0],
  ['кафель', 'Укладка плитки', 0],
  ['двушка', '2-комнатная на Минской', 0],
  ['21900', 'от 21\u00a0900\u00a0₽ за м²', 0],
  ['21 900', 'от 21900 ₽', 0],
  ['зеленогр', 'Дом в Зеленоградске', 1],
  ['gkbnrf', 'Укладка плитки', 2],
  ['ptktyj', 'Дом в Зеленоградске', 3],
  ['komfort', 'komfort', 0],
  ['плитка потолок', 'Укладка плитки', -1],
  ['комнатная', 'Некомнатная', -1],
])('«%s» is read in «%s» as reading %i', (query, text, reading) => {
  expect(readingIn(query, text)).toBe(reading);
});

test('a query without a word has no readings', () => {
  for (const query of ['', '  ', 'и на', '!?', '₽']) expect(readingsOf(query)).toEqual([]);
});

test('the word itself is closer than its synonym', () => {
  const [[word] = []] = readingsOf('телефон');
  if (!word) throw new Error('«телефон» is a word');
  expect(
    [stemsIn('Наши телефоны'), stemsIn('Адрес'), stemsIn('Потолок')].map((stems) => closeness(stems, word)),
  ).toEqual([2, 1, 0]);
});

test('a text is whole when it has the words of the query and no others', () => {
  const [words = []] = readingsOf('первый экран');
  expect(['Экран первый', 'Первый экран сайта', 'Экран'].map((text) => isWhole(stemsIn(text), words))).toEqual([
    true,
    false,
    false,
  ]);
});
