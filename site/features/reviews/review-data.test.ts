import { expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { toReviews } from './review-data.ts';

const facts = { width: 1600, height: 1200, color: '#cccccc', hash: '0123456789' };
const review = (slug: string, more: object = {}) => ({
  slug,
  author: 'Анна',
  about: 'Киевская',
  date: '2026-10-01',
  rating: 5,
  quote: 'Сдали в срок.',
  text: [],
  remark: false,
  consent: { givenOn: '2026-10-02', document: 'журнал согласий, № 7' },
  ...more,
});
const createContent = (...reviews: object[]) =>
  ({ reviews, works: [{ slug: 'kievskaya' }], photos: new Map([['a.jpg', facts]]) }) as unknown as Content;
const photo = { file: 'a.jpg', alt: 'Кухня' };

test('the consent to publish never reaches the page', () => {
  expect(JSON.stringify(toReviews(createContent(review('a'))))).not.toContain('журнал');
});

test('a review links to a work only while the work is published', () => {
  const [first, second] = toReviews(createContent(review('a', { work: 'kievskaya' }), review('b', { work: 'zavtra' })));
  expect(first?.work).toBe('/works/kievskaya');
  expect(second?.work).toBeNull();
});

test('a picture is repeated only in reviews of the same home', () => {
  const shown = (...reviews: object[]) => toReviews(createContent(...reviews)).map((item) => item.photo !== null);
  expect(shown(review('a', { photo }), review('b', { photo }))).toEqual([true, false]);
  expect(shown(review('a', { photo, work: 'kievskaya' }), review('b', { photo, work: 'kievskaya' }))).toEqual([
    true,
    true,
  ]);
});
