import { expect, test } from 'vitest';
import { pageFaults } from './check-page.ts';

const head = { title: 'Работы', description: 'Сданные квартиры', canonical: '/works', image: '/card.jpg' };
const facts = { h1Count: 1, ids: ['top', 'list'], hasPictureWithoutAlt: false };

test('a complete page has no faults', () => {
  expect(pageFaults(head, facts)).toEqual([]);
  expect(pageFaults({ ...head, canonical: '', noindex: true }, facts)).toEqual([]);
});

test.each([
  ['has 0 h1 elements instead of one', {}, { h1Count: 0 }],
  ['has 2 h1 elements instead of one', {}, { h1Count: 2 }],
  ['has no title', { title: '' }, {}],
  ['has no description', { description: '' }, {}],
  ['has no canonical address', { canonical: '' }, {}],
  ['has a picture without an alt text', {}, { hasPictureWithoutAlt: true }],
  ['uses the id "top" twice', {}, { ids: ['top', 'list', 'top'] }],
])('a page that %s is reported', (fault, headChange, factChange) => {
  expect(pageFaults({ ...head, ...headChange }, { ...facts, ...factChange })).toEqual([fault]);
});
