import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AdvisedDemo } from '../load/advised-demo.fixture.ts';
import type { Advice } from './advised.ts';

const demo = new AdvisedDemo();

test('the demo content gets no advice', () => {
  expect(demo.onAll()).toEqual([]);
});

test('the rules never throw on any text, and every message is a full sentence with advice', () => {
  const bits = [
    'лучший ',
    'ремонт',
    '№ 1',
    'cookie',
    '100 %',
    '{цена ',
    '}',
    '21 900 ₽',
    '«',
    ' до 31 декабря 2025',
    'a',
  ];
  const words = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...bits)).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(words, (text) => {
      for (const message of demo.onWords(text)) expect(message).toMatch(/[а-яё)}]\.$/);
    }),
    { numRuns: 40 },
  );
});

test('the same advice for the same place is given once, sorted by file', () => {
  const body = [{ type: 'paragraph' as const, children: ['Ставим smart-розетки.'] }];
  const articles = demo.written.articles.map((article) => ({ ...article, body: [...body, ...body] }));
  const files = demo.advice({ articles }).map(({ file }: Advice) => file);
  expect(files).toEqual(articles.map(({ slug }) => `articles/${slug}.md`).toSorted((a, b) => a.localeCompare(b)));
});

test('an ended promotion gets no advice, an upcoming one does', () => {
  const title = 'Самые низкие цены';
  const on = (startsOn: string, endsOn: string) =>
    demo.advice({ promotions: demo.firstOf('promotions', { title, startsOn, endsOn }) });
  expect(on('2026-10-01', '2026-11-19')).toEqual([]);
  expect(on('2026-12-01', '2026-12-31')).toHaveLength(1);
});
