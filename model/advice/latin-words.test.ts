import { expect, test } from 'vitest';
import { AdvisedDemo } from '../load/advised-demo.fixture.ts';

const demo = new AdvisedDemo();

test.each([
  ['Делаем отделку white box под ключ', '«white», «box»'],
  ['Ставим smart-розетки и led-ленты', '«smart», «led»'],
  ['Шоурум «Style» у вокзала', '«Style»'],
])('Latin words in «%s» are reported with a Russian replacement', (words, expected) => {
  expect(demo.onWords(words)).toEqual([expect.stringContaining(`Латиницей: ${expected}.`)]);
});

test.each([
  'Пришлите смету в PDF или XLSX, по ссылке или QR-коду',
  'Пишите на smeta@pregolya.example или откройте max.ru/pregolya',
  'Газоблок D500, кабель ВВГнг-LS, гребёнка 8 мм, класс A, дом XIX века',
  'Розетки для Wi-Fi и USB у изголовья, цвет RAL 9010',
  'Метр стоит {цена komfort}, смета — {смета komfort × 4 %}',
  'Отвечаем в MAX с девяти до восьми',
])('«%s» contains no word to translate', (words) => {
  expect(demo.onWords(words)).toEqual([]);
});

test('a word that mixes Russian and Latin letters is reported separately', () => {
  expect(demo.onWords('Работаем в Кaлининграде')).toEqual([
    expect.stringMatching(/^В слове «Кaлининграде» русские буквы смешаны с латинскими/),
  ]);
});

test('a name listed in a field for names is allowed in any text', () => {
  const words = 'Смесители Grohe ставим чаще других';
  expect(demo.onWords(words)).toHaveLength(1);
  const { company, pages } = demo.written;
  const about = { ...pages.about, story: [words] };
  expect(demo.advice({ pages: { ...pages, about }, company: { ...company, latinNames: ['Grohe'] } })).toEqual([]);
});

test('the quotation of a client gets no advice', () => {
  expect(demo.advice({ reviews: demo.firstOf('reviews', { quote: 'Very good, лучшая компания в городе' }) })).toEqual(
    [],
  );
});

test('advice contains the file, the field and the word used to find its line', () => {
  const services = demo.firstOf('services', { summary: 'Premium-уборка' });
  expect(demo.advice({ services })).toMatchObject([
    { file: `services/${services[0]?.slug}.yaml`, path: ['summary'], quote: 'Premium' },
  ]);
});
