import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds } from '../../../model/kinds/kinds.ts';
import { isSameReview, reviewFacts, reviewQuestions } from './review-facts.ts';

const review = { isTaken: true, author: 'Вера Л.', date: '2025-03-12', rating: 5, text: 'Ровно и в срок.', reply: '' };

test('a short review is its own quote, of a long one the editor chooses the quote; consent is never invented', () => {
  expect(reviewFacts(review, 'yandex')).toEqual({
    author: 'Вера Л.',
    date: '2025-03-12',
    rating: 5,
    quote: 'Ровно и в срок.',
    source: { place: 'yandex' },
  });
  expect(reviewFacts({ ...review, text: 'Первый.\n\nВторой.', reply: 'Спасибо!' }, null)).toEqual({
    author: 'Вера Л.',
    date: '2025-03-12',
    rating: 5,
    text: ['Первый.', 'Второй.'],
    reply: 'Спасибо!',
  });
});

test('a relative date and a missing rating are asked', () => {
  expect(reviewQuestions({ ...review, date: null, rating: null })).toEqual([
    'Точной даты нет: выберите её.',
    'Оценки нет: выберите её.',
  ]);
});

test('long paragraphs are divided to fit the field, with every word in its order', () => {
  const words = fc.array(fc.constantFrom('ровно', 'и в срок.', 'Плитка!', 'шов', 'очень', 'долго…'), {
    minLength: 80,
    maxLength: 600,
  });
  fc.assert(
    fc.property(words, (each) => {
      const facts = reviewFacts({ ...review, text: each.join(' ') }, null);
      const about = 'Ванная';
      const consent = { givenOn: '2026-01-01', document: 'журнал' };
      expect(kinds.reviews.schema.safeParse({ quote: 'Ровно', ...facts, about, consent }).success).toBe(true);
      const kept = 'quote' in facts ? [facts.quote] : (facts.text as string[]);
      expect(kept.join(' ')).toBe(each.join(' '));
    }),
    { numRuns: 30 },
  );
});

test('the same words by the same author are the same review, also when the site cut them', () => {
  const known = { author: 'Вера Л', quote: 'Ровно', text: ['Ровно и в срок.', 'Советую!'] };
  expect(isSameReview(known, { author: 'Вера Л.', quote: 'Ровно и в срок' })).toBe(true);
  expect(isSameReview(known, { author: 'Вера М.', quote: 'Ровно и в срок.' })).toBe(false);
  expect(isSameReview(known, { author: 'Вера Л.', quote: 'Криво.' })).toBe(false);
  expect(isSameReview({ author: 'Вера Л.' }, { author: 'Вера Л.' })).toBe(false);
});
