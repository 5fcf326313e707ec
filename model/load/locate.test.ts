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

test('words of a text are found below its facts, though the facts have them too', () => {
  expect(lineOf({ quote: 'cookie' })).toBe(8);
  expect(lineOf({ path: ['title'], quote: 'cookie' })).toBe(2);
});

test('words that only the facts have are found there, and words that nobody wrote nowhere', () => {
  expect(lineOf({ quote: 'Коротко' })).toBe(3);
  expect(lineOf({ quote: 'нет таких' })).toBeUndefined();
});
