import { expect, test } from 'vitest';
import { pathOf, readingLine } from './field-in-view.ts';

test('the reading line goes from the upper edge to the lower one while the form scrolls', () => {
  const lineAt = (scrolled: number) => readingLine({ top: 100, bottom: 700, scrolled, mostScrolled: 1000 });
  expect([0, 500, 1000, 1200].map(lineAt)).toEqual([100, 400, 700, 700]);
});

test('a form that is shown whole is read from its top', () => {
  expect(readingLine({ top: 100, bottom: 700, scrolled: 0, mostScrolled: 0 })).toBe(100);
});

test('inputs and sections have a path, labels and messages of inputs have none', () => {
  expect(['part-closing', 'field-facts.hero.title', 'field-body', 'field-facts.hero.title-label'].map(pathOf)).toEqual([
    'facts.closing',
    'facts.hero.title',
    'body',
    null,
  ]);
});
