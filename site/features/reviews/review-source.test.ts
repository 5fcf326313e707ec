import { expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { toReviewSource } from './review-source.ts';

const content = {
  company: { reviewPages: [{ place: 'yandex', url: 'https://yandex.example/org' }] },
} as unknown as Content;

test('a review links to its own address when the address is known', () => {
  const source = { place: 'yandex', url: 'https://yandex.example/org/7' } as const;
  expect(toReviewSource(content, { source })).toEqual({ title: 'Отзыв на Яндекс Картах', url: source.url });
});

test('a review without an address links to the page of the company on that platform', () => {
  expect(toReviewSource(content, { source: { place: 'yandex' } }).url).toBe('https://yandex.example/org');
});

test('a platform without a page of the company is named without a link', () => {
  expect(toReviewSource(content, { source: { place: 'avito' } })).toEqual({ title: 'Отзыв на Авито', url: null });
});

test('a review without a platform is attributed to a paper form', () => {
  expect(toReviewSource(content, {})).toEqual({ title: 'Из анкеты после приёмки', url: null });
});
