import { expect, test } from 'vitest';
import { MarkdownError } from './markdown-error.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** Length of the generated texts; without limits many of them take minutes or hours to parse. */
const TOO_MANY_CHARACTERS = 256 * 1024;

const UNITS = [
  ...[' ', '\n', '\r', '\t', '\u00a0', 'a', 'a.', 'ф ', 'a@', 'a.b@', 'a@b.', 'www.', 'http://', '%20', '/', '(a'],
  ...[
    '[',
    ']',
    '[](',
    '![',
    '[^',
    '[a]: ',
    '`',
    '*',
    '_',
    '~',
    '<',
    '<a ',
    '<!--',
    '{',
    '{цена ',
    '"',
    '&',
    '&amp',
    '\\',
  ],
  ...['#', '# ', ':', ':::', '> ', '- ', '+', '1. ', '|', '|-', 'a\n', 'a\n\n', '  \n', ' a', '    a\n', '=\n', '-\n'],
  ...['- a\n', '> a\n', '1) a\n', '| a |\n', 'a\\\n', '\n\u00a0'],
];

/** Passes when parsing ends with a result or a `MarkdownError`. */
function expectToEnd(text: string): void {
  try {
    parseMarkdown(text);
  } catch (error) {
    expect(error).toHaveProperty('name', 'Error');
  }
}

test.each(UNITS)('a quarter of a megabyte of %j is refused', (unit) => {
  expect(() => parseMarkdown(unit.repeat(TOO_MANY_CHARACTERS / unit.length))).toThrow(MarkdownError);
});

test.each(UNITS)('parsing ends for one paragraph of %j at the length limit and for several', (unit) => {
  const isOfLines = /[\n\r]/.test(unit);
  expectToEnd(`a${unit.repeat(isOfLines ? 600 : 9000 / unit.length)}x`);
  expectToEnd(`a${unit.repeat(5000 / unit.length)}x\n\n`.repeat(3));
});

test.each(['- a\n', '1) a\n', '=\n', '-\n'])('parsing ends for nearly the maximum number of lines of %j', (line) => {
  expectToEnd(`a${line.repeat(1900)}x`);
});

// Parsing takes milliseconds within these limits, and at least quadratic time beyond them.
test.each([
  ['200 000 characters', 'слишком длинный', (over) => `${'слово '.repeat(166)}а\n\n`.repeat(200 + over)],
  ['2000 lines', 'больше 2000 строк', (over) => 'а\n\n'.repeat(999 + over)],
  ['10 000 characters of a paragraph', 'Абзац слишком длинный', (over) => 'а'.repeat(10_000 + over)],
  ['400 marks of a paragraph', 'слишком много знаков разметки', (over) => '\\*'.repeat(200) + '~'.repeat(over)],
  [
    '60 characters before the first word',
    'вложены слишком глубоко',
    (over) => `${'> '.repeat(30)}${'> '.repeat(over)}а`,
  ],
  ['20 columns', 'слишком много столбцов', (over) => row(20 + over, 'а') + row(20 + over, '-')],
  ['5000 cells', 'Таблица слишком большая', (over) => row(20, 'а') + row(20, '-') + row(20, 'б').repeat(236 + over)],
] as [string, string, (over: 0 | 1) => string][])('%s are parsed, one more is refused', (_, words, text) => {
  expect(() => parseMarkdown(text(0))).not.toThrow();
  expect(() => parseMarkdown(text(1))).toThrow(words);
});

function row(columns: number, cell: string): string {
  return `|${`${cell}|`.repeat(columns)}\n`;
}

test('a long article is parsed', () => {
  const article = `## Раздел\n\n${'Слова с *мыслью* и [ссылкой](/works). '.repeat(40)}\n\n- раз\n- два\n\n`;
  expect(parseMarkdown(article.repeat(30)).length).toBe(90);
});
