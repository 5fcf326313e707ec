import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReviewDate } from './review-date.ts';
import { placeOfReviews, readRating } from './review-lines.ts';
import { readReviews } from './reviews.ts';

const YANDEX = `Вера Л.
Знаток города 6 уровня
Подписаться
12 марта 2025
Делали ванную под ключ. Плитка легла ровно, шов в шов.

За мусором пришлось напомнить дважды.
Читать ещё
Полезно
3
Посмотреть ответ организации
ПК
Пётр Ковалёв
Знаток города 2 уровня
Подписаться
Оценка 4 Из 5
2 года назад
Сделали за 40 дней, обещали 38.
👍 1
Комментировать
Ответ организации
Пример Ремонт
13 марта 2025
Пётр, два дня ждали дверь.`;

const AVITO = `Семён
3 марта 2026
Сделка состоялась · Ремонт ванной под ключ
★★★★★
Пришли вовремя, убрали за собой.
Ответ продавца
4 марта 2026
Семён, спасибо! Ждём фотографию шторки.
Полезно 2
Лидия
12 мая
Сделка состоялась · Укладка ламината
★★★☆☆
Ждала неделю… Показать полностью`;

const GIS = `Отзывы
Нина Павловна
14 отзывов
1 декабря 2025, отредактирован
5,0
Стены ровные, розетки там, где просили!
Полезно?
Да 4
Пример Ремонт, официальный ответ
2 декабря 2025
Нина Павловна, приятно слышать.`;

test('reviews of Yandex Maps lose the words of the page and keep their text word for word', () => {
  expect(readReviews(YANDEX).reviews).toEqual([
    {
      author: 'Вера Л.',
      date: { words: '12 марта 2025', iso: '2025-03-12' },
      rating: null,
      text: ['Делали ванную под ключ. Плитка легла ровно, шов в шов.', 'За мусором пришлось напомнить дважды.'],
      reply: [],
      isCut: true,
    },
    {
      author: 'Пётр Ковалёв',
      date: { words: '2 года назад', iso: null },
      rating: 4,
      text: ['Сделали за 40 дней, обещали 38.'],
      reply: ['Пётр, два дня ждали дверь.'],
      isCut: false,
    },
  ]);
});

test('answers of the company in reviews of Avito and 2GIS are kept apart, their dates begin no review', () => {
  const avito = readReviews(AVITO).reviews;
  expect(avito.map(({ author, date, rating, isCut }) => [author, date.iso, rating, isCut])).toEqual([
    ['Семён', '2026-03-03', 5, false],
    ['Лидия', null, 3, true],
  ]);
  expect(avito[1]?.text).toEqual(['Ждала неделю…']);
  expect(avito[0]).toMatchObject({
    text: ['Пришли вовремя, убрали за собой.'],
    reply: ['Семён, спасибо! Ждём фотографию шторки.'],
  });
  const gis = readReviews(GIS);
  expect(gis.lines[0]).toEqual({ line: 'Отзывы', use: 'unknown' });
  expect(gis.reviews).toMatchObject([
    {
      author: 'Нина Павловна',
      date: { iso: '2025-12-01' },
      rating: 5,
      text: ['Стены ровные, розетки там, где просили!'],
      reply: ['Нина Павловна, приятно слышать.'],
    },
  ]);
});

test('stars before the date and «Ответ от …» are understood', () => {
  expect(readReviews('Елена\n★★★★☆ 12 марта 2025\nХорошо.\nОтвет от 13 марта 2025\nСпасибо').reviews).toMatchObject([
    { author: 'Елена', date: { words: '12 марта 2025' }, rating: 4, text: ['Хорошо.'], reply: ['Спасибо'] },
  ]);
});

test('the site is named by the words around the reviews, or asked', () => {
  expect([YANDEX, AVITO, GIS, 'Вера\n1 мая 2025\nХорошо', `${AVITO}\n${GIS}`].map(placeOfReviews)).toEqual([
    'yandex',
    'avito',
    '2gis',
    null,
    null,
  ]);
});

test.each([
  ['12 марта 2025', '2025-03-12'],
  ['1 мая 2025 г.', '2025-05-01'],
  ['9 сент. 2024', '2024-09-09'],
  ['03.11.2024', '2024-11-03'],
  ['12 марта 2025, отредактирован', '2025-03-12'],
  ['31 февраля 2025', null],
  ['12 мая', null],
  ['3 мес. назад', null],
  ['год назад', null],
  ['вчера', null],
])('the date «%s» is %s', (words, iso) => {
  expect(readReviewDate(words)).toEqual({ words, iso });
});

test.each([
  ['★★★★☆', 4],
  ['⭐⭐⭐⭐⭐', 5],
  ['Оценка 5', 5],
  ['4,0', 4],
  ['3 из 5', 3],
  ['5 звёзд', 5],
  ['Оценка 9', null],
  ['Оценили 5 человек', null],
])('the rating «%s» is %s', (line, rating) => {
  expect(readRating(line)).toBe(rating);
});

const SEED = [
  ...YANDEX.split('\n'),
  ...AVITO.split('\n'),
  ...GIS.split('\n'),
  'Ответ компании',
  '— Хорошо.',
  '12.01.2026',
];

test('every line of any text has one use, in its order, and the text of reviews is made of whole lines', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...SEED), fc.string({ maxLength: 12 })), { maxLength: 40 }),
      (given) => {
        const { reviews, lines } = readReviews(given.join('\n'));
        const whole = given
          .join('\n')
          .split(/\r?\n/)
          .flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
        expect(lines.map(({ line }) => line)).toEqual(whole);
        const ofUse = (use: string) => lines.filter((each) => each.use === use).map(({ line }) => line);
        expect(reviews.flatMap(({ text }) => text)).toEqual(ofUse('text'));
        expect(reviews.flatMap(({ reply }) => reply)).toEqual(ofUse('reply'));
        expect(reviews.map(({ author }) => author)).toEqual(ofUse('author'));
      },
    ),
  );
});

test('reviews written by name, date, stars and text read back the same', () => {
  const text = fc.constantFrom('Всё хорошо, спасибо!', 'Ждали 3 дня. Потом сделали.', 'Советую: аккуратно');
  const review = fc.record({
    author: fc.constantFrom('Анна', 'Игорь В.', 'Мария Ким-Ли'),
    day: fc.integer({ min: 1, max: 28 }),
    rating: fc.integer({ min: 1, max: 5 }),
    text: fc.array(text, { minLength: 1, maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(review, { maxLength: 5 }), (reviews) => {
      const pasted = reviews.map(({ author, day, rating, text: words }) =>
        [author, `${day} июня 2025`, '★'.repeat(rating) + '☆'.repeat(5 - rating), ...words, 'Полезно 1'].join('\n'),
      );
      expect(readReviews(pasted.join('\n\n')).reviews).toMatchObject(
        reviews.map(({ author, rating, text: words }) => ({ author, rating, text: words })),
      );
    }),
  );
});
