import { expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';

/** What the panel takes in one request; unlimited, many of these took minutes or hours. */
const MOST_CHARACTERS = 1024 * 1024;

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

/** Read, or refused in words: either way this ends, else the test does not. */
function ends(text: string): void {
  try {
    parseMarkdown(text);
  } catch (error) {
    expect(error).toHaveProperty('name', 'Error');
  }
}

test.each(UNITS)('a megabyte of %j is read or refused', (unit) => {
  ends(unit.repeat(MOST_CHARACTERS / unit.length));
});

test.each(UNITS)('the longest text of %j that is not refused for its length ends, in paragraphs and in one', (unit) => {
  ends(`a${unit.repeat(9000 / unit.length)}x`);
  ends(`a${unit.repeat(1900)}x`.slice(0, 10_000));
  ends(`a${unit.repeat(5000 / unit.length)}x\n\n`.repeat(38).slice(0, 200_000));
});

test('a long article is no hostile text', () => {
  const article = `## Раздел\n\n${'Слова с *мыслью* и [ссылкой](/works). '.repeat(40)}\n\n- раз\n- два\n\n`;
  expect(parseMarkdown(article.repeat(100)).length).toBe(300);
});
