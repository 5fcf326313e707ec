import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AdvisedDemo } from '../load/advised-demo.fixture.ts';
import type { Advice } from './advised.ts';

const demo = new AdvisedDemo();

test('nobody advises on the demo content', () => {
  expect(demo.onAll()).toEqual([]);
});

test('no words of an editor make the rules fail, and every sentence says what to do', () => {
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

test('the same about the same place is told once, file by file', () => {
  const body = [{ type: 'paragraph' as const, children: ['Ставим smart-розетки.'] }];
  const articles = demo.written.articles.map((article) => ({ ...article, body: [...body, ...body] }));
  const files = demo.advice({ articles }).map(({ file }: Advice) => file);
  expect(files).toEqual(articles.map(({ slug }) => `articles/${slug}.md`).toSorted((a, b) => a.localeCompare(b)));
});

test('what is over is not advised on, and what is yet to come is', () => {
  const title = 'Самые низкие цены';
  const on = (startsOn: string, endsOn: string) =>
    demo.advice({ promotions: demo.firstOf('promotions', { title, startsOn, endsOn }) });
  expect(on('2026-10-01', '2026-11-19')).toEqual([]);
  expect(on('2026-12-01', '2026-12-31')).toHaveLength(1);
});
