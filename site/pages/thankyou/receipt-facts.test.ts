import { expect, test } from 'vitest';
import { receiptFacts, visitsOf } from './receipt-facts.ts';

const linesOf = (...receipt: Parameters<typeof receiptFacts>) =>
  receiptFacts(...receipt).map(({ label, value }) => `${label}: ${value}`);

test('the receipt of a viewing names the flat, its price, the day and the hour', () => {
  const viewing = 'вторник, 1 декабря, 11:00';
  expect(linesOf({ number: 1, kind: 'flat', subject: 'd', title: 'Двушка', price: '7 400 000 ₽', viewing })).toEqual([
    'Квартира: Двушка',
    'Цена: 7 400 000 ₽',
    'День и час просмотра: вторник, 1 декабря, 11:00',
  ]);
});

test('a calculation has its fork and number, also when it goes with a callback', () => {
  for (const kind of ['calculator', 'callback']) {
    const receipt = { number: 1, kind, title: 'Комфорт, 64 м²', price: '1–2 ₽', calculation: '№ 7-1' };
    expect(linesOf(receipt)).toEqual(['Расчёт ремонта: Комфорт, 64 м²', 'Вилка: 1–2 ₽', 'Номер расчёта: № 7-1']);
  }
});

test('a subject with an attached calculation keeps its own price', () => {
  const receipt = {
    number: 1,
    kind: 'package',
    subject: 'komfort',
    title: 'Комфорт',
    price: '5 ₽',
    calculation: '№ 7',
  };
  expect(linesOf(receipt)).toEqual(['О чём заявка: Комфорт', 'Цена: 5 ₽', 'Номер расчёта: № 7']);
});

test('a viewing with an attached calculation is about the flat', () => {
  const receipt = { number: 1, kind: 'flat', title: 'Двушка, 7 400 000 ₽', calculation: '№ 7' };
  expect(linesOf(receipt)).toEqual(['Квартира: Двушка, 7 400 000 ₽', 'Номер расчёта: № 7']);
});

test('a callback about nothing in particular has no facts', () => {
  expect(receiptFacts({ number: 1, kind: 'callback' })).toEqual([]);
});

test('only visits that can follow the lead are described', () => {
  expect(visitsOf(null)).toEqual(['measuring', 'viewing']);
  expect(visitsOf({ number: 1, kind: 'flat' })).toEqual(['viewing']);
  expect(visitsOf({ number: 1, kind: 'calculator' })).toEqual(['measuring']);
  for (const kind of ['service', 'vacancy', 'review']) expect(visitsOf({ number: 1, kind })).toEqual([]);
});
