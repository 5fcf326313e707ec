import { expect, test } from 'vitest';
import { cutTexts } from './cut-texts.ts';

const issuesOf = (text: string, file = 'flats/a.yaml') => cutTexts(new Map([[file, new TextEncoder().encode(text)]]));

test('an unquoted text cut by a hash sign is reported with its line and the correct quoting', () => {
  expect(issuesOf('floor: 2\ntitle: Двушка, кв. #5 в "Брагине"\n')).toEqual([
    { file: 'flats/a.yaml', line: 2, message: expect.stringContaining('На сайт выйдет только «Двушка, кв.»') },
  ]);
  expect(issuesOf('title: Двушка, кв. #5 в "Брагине"')[0]?.message).toContain('"Двушка, кв. #5 в \\"Брагине\\""');
});

test.each([
  ['in a list', 'points:\n  - Первое #1\n', 2],
  ['over two lines', 'lead: Длинный\n  абзац #1\n', 1],
  ['among braces', 'rows: [{ title: Кв. #1\n }]', 1],
])('a cut text %s is reported too', (_, text, line) => {
  expect(issuesOf(text)).toEqual([expect.objectContaining({ line })]);
});

test('the line of a cut text in the front matter of an article is the line in the file', () => {
  expect(issuesOf('---\ntitle: Кв. #5\n---\nТекст #5', 'articles/a.md')).toEqual([
    expect.objectContaining({ line: 2 }),
  ]);
});

test.each([
  ['a comment on a line of its own', '# Заметка\ntitle: Двушка\n'],
  ['a comment behind a number', 'priceRub: 100 # без торга\n'],
  ['a comment behind a choice', 'status: available # до пятницы\n'],
  ['a comment behind a date', 'date: 2026-11-20 # уточнить\n'],
  ['a comment behind a key', 'points: # строк до десяти\n  - Первое\n'],
  ['a comment behind quotes', 'title: "Кв. #5" # заметка\n'],
  ['a hash sign within a word', 'title: Дом№5#2\n'],
])('%s is not reported', (_, text) => {
  expect(issuesOf(text)).toEqual([]);
});
