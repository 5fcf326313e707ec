import { expect, test } from 'vitest';
import { locateIssues } from './locate.ts';

const TEXT = `---
title: Файлы cookie
lead: Коротко
---

Первый абзац.

Файлы cookie хранит браузер.
`;
const sources = new Map([['articles/a.md', new TextEncoder().encode(TEXT)]]);
const lineOf = (issue: object) =>
  locateIssues([{ file: 'articles/a.md', message: '', ...issue }], sources).map(({ line }) => line)[0];

test('a quotation from a text is located below the front matter, although the front matter contains it too', () => {
  expect(lineOf({ quote: 'cookie' })).toBe(8);
  expect(lineOf({ path: ['title'], quote: 'cookie' })).toBe(2);
});

test('a quotation only in the front matter is located there, and an absent one has no line', () => {
  expect(lineOf({ quote: 'Коротко' })).toBe(3);
  expect(lineOf({ quote: 'нет таких' })).toBeUndefined();
});
