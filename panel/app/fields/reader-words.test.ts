import { expect, test } from 'vitest';
import { readerWords } from './reader-words.ts';

const values = { prices: { 'цена komfort': 21_900 }, words: { '{минуты}': '15 минут' } };

test('a text with references is read with the current values', () => {
  expect(readerWords('«Комфорт» — от {цена komfort}/м²', values)).toBe('«Комфорт» — от 21 900 ₽/м²');
  expect(readerWords('Перезвоним за {минуты}', values)).toBe('Перезвоним за 15 минут');
});

test('of a long text only the words around its references are shown', () => {
  const long = 'Дизайнер собирает материалы, мы закупаем и поднимаем их. ';
  expect(readerWords(`${long}Метр стоит {цена komfort}. ${long}`, values)).toBe(
    '… мы закупаем и поднимаем их. Метр стоит 21 900 ₽. Дизайнер собирает материалы, мы …',
  );
});

test('all words between the first and the last reference are shown', () => {
  const between = 'за метр по полу: работы, материалы, доставка и вывоз мусора';
  expect(readerWords(`{цена komfort} ${between}. Перезвоним за {минуты}`, values)).toBe(
    `21 900 ₽ ${between}. Перезвоним за 15 минут`,
  );
});

test('nothing is said of a text without known references', () => {
  for (const text of ['', 'Без скобок', 'От {цена palace}', 'Скобка { одна']) {
    expect(readerWords(text, values), text).toBeNull();
  }
});
