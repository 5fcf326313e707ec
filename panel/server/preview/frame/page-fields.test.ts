import { expect, test } from 'vitest';
import type { PagePlaces, ShownField } from '../../../contract/preview.ts';
import { isAround, pageFields, patched, photoKey, textKey, valueKeys } from './page-fields.ts';

const field = (path: string): ShownField => ({ file: 'home.yaml', path, title: path, entry: 'Главная' });
const [title, first, second, price] = ['facts.title', 'facts.a', 'facts.b', 'facts.rub'].map(field) as [
  ShownField,
  ShownField,
  ShownField,
  ShownField,
];
const places: PagePlaces = {
  fields: [title, first, second, price],
  texts: [
    ['Из-за «двери»', 0],
    ['Подробнее', -1],
    ['Подробнее', 1],
    ['Подробнее', 2],
  ],
  alts: [],
  values: [['21900', 3]],
  references: [[1, 'services/design.yaml']],
};

test('a text finds its field in spite of typesetting, and equal texts differ by their order', () => {
  const shown = ['из-\u2060за\u00a0двери', '', 'Подробнее', 'подробнее', 'Подробнее', 'Другое'];
  expect(pageFields(places).ofTexts(shown)).toEqual([title, undefined, undefined, first, second, undefined]);
});

test('a figure, a phone, a choice, a date, a code and a picture are found by what the page shows of them', () => {
  expect(pageFields(places).ofValues(valueKeys('от 21\u00a0900\u00a0₽ за м²'))).toEqual([price]);
  expect(valueKeys('64,4 м², этаж 3')).toEqual(['text:644м²этаж3', '64.4', '3']);
  expect(valueKeys('61,0 м²')).toContain('61');
  expect(valueKeys('до 31\u00a0января\u00a02027')).toContain(textKey('31 января 2027'));
  expect(valueKeys('Свободна')).toEqual([textKey('свободна')]);
  expect(valueKeys('40702810000000000000')).toContain(textKey('40702810000000000000'));
  expect(valueKeys('+7\u00a04012\u00a005\u201117\u201136')[0]).toBe('4012051736');
  expect(photoKey('http://localhost/media/komfort-1.1a2b3c4d5e-960.avif')).toBe('photo:komfort-1.1a2b3c4d5e');
});

test('a typed text replaces the old one inside a longer text, and a text with another form waits for the renderer', () => {
  const changes = [{ path: 'facts.title', before: 'за 74 дня', after: 'за $& дней' }];
  expect(patched('Сдаём за\u00a074\u00a0дня.', changes)).toBe('Сдаём за $& дней.');
  expect(patched('Сдаём за 75 дней.', changes)).toBeNull();
  expect(patched('Текст', [{ path: 'facts.title', before: '', after: 'новый' }])).toBeNull();
});

test('figures next to a field may be of its entry and of the one that its list item references', () => {
  expect(pageFields(places).filesOf(first)).toEqual(['home.yaml', 'services/design.yaml']);
  expect(pageFields(places).filesOf(title)).toEqual(['home.yaml']);
});

test('a picture contains its caption and not the next picture', () => {
  expect(isAround('facts.gallery.1', 'facts.gallery.1.caption')).toBe(true);
  expect(isAround('facts.gallery.1', 'facts.gallery.10')).toBe(false);
});
