import { expect, test } from 'vitest';
import { plainSpaces } from '../../../model/format/typograph.ts';
import { visitWords } from './visit-words.ts';

const views = { '/works/kuhnya': 214, '/works': 1 };
const wordsOf = (...given: Parameters<typeof visitWords>) => plainSpaces(visitWords(...given) ?? 'nothing');

test('a page says how often it was seen, and its leads to those who work with leads', () => {
  expect(wordsOf({ views, leads: { '/works/kuhnya': 3 } }, '/works/kuhnya')).toBe('214 просмотров, 3 заявки');
  expect(wordsOf({ views, leads: null }, '/works')).toBe('1 просмотр');
  expect(wordsOf({ views, leads: {} }, '/contacts')).toBe('0 просмотров');
});

test('nothing is said before visits are counted', () => {
  expect(wordsOf({ views: {}, leads: { '/works': 2 } }, '/works')).toBe('nothing');
  expect(wordsOf({ views: null, leads: null }, '/works')).toBe('nothing');
});
