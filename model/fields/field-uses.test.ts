import { expect, test } from 'vitest';
import { z } from 'zod';
import { usesFinder } from './field-uses.ts';
import { group, list, photo, photos, reference, text } from './fields.ts';

const schema = z
  .strictObject({
    title: text(40, 'Название'),
    cover: photo('Обложка').optional(),
    gallery: photos('Снимки', { min: 0, max: 9 }).default([]),
    rows: list('Строки', group('Строка', { work: reference('works', 'Работа').optional(), note: text(40, 'Заметка') })),
  })
  .refine(({ title }) => title !== '');
const usesIn = usesFinder(schema);

test('references and photographs are found everywhere the schema has them, with their paths', () => {
  const facts = {
    title: 'Кухня',
    cover: { file: 'a.jpg', alt: 'Кухня' },
    gallery: [{ file: 'b.jpg', alt: 'Ванная' }],
    rows: [{ note: 'без работы' }, { work: 'kuhnya', note: 'с работой' }],
  };
  expect(usesIn(facts)).toEqual([
    { path: ['cover', 'file'], photo: 'a.jpg' },
    { path: ['gallery', 0, 'file'], photo: 'b.jpg' },
    { path: ['rows', 1, 'work'], to: 'works', slug: 'kuhnya' },
  ]);
});

test('an object that only looks like a photograph is not reported as a use of one', () => {
  expect(usesIn({ title: { file: 'a.jpg', alt: 'Кухня' }, rows: [] })).toEqual([]);
});
