import { expect, test } from 'vitest';
import { ratingLine } from './rating-line.ts';

const lineOf = (...ratings: number[]) => ratingLine(ratings.map((rating) => ({ rating }))).replaceAll('\u00a0', ' ');

test('the line names the mean to one decimal and how it is computed', () => {
  expect(lineOf(5, 4, 5)).toBe(
    'Средняя оценка 4,7 из 5: сложили оценки всех 3 отзывов на этой странице и разделили на их число.',
  );
  expect(lineOf(5, 5)).toMatch(/^Средняя оценка 5 из 5: сложили оценки всех 2 отзывов/);
  expect(lineOf(...Array<number>(21).fill(5))).toContain('всех 21 отзыва');
});

test('one review has its own rating and no mean', () => {
  expect(lineOf(4)).toBe('Оценка единственного отзыва — 4 из 5.');
});
