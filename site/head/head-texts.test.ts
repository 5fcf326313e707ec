import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentTitle, shortDescription } from './head-texts.ts';

test('a title ends with the brand when there is room for it', () => {
  expect(documentTitle('Наши работы', 'Преголя')).toBe('Наши работы — Преголя');
  expect(documentTitle('о'.repeat(65), 'Преголя')).toBe('о'.repeat(65));
});

test('a title that contains the brand does not repeat it', () => {
  expect(documentTitle('Файлы cookie на сайте «Преголя»', 'Преголя')).toBe('Файлы cookie на сайте «Преголя»');
});

describe('a description', () => {
  test('ends with a whole sentence when one fits', () => {
    const sentence = `${'слово '.repeat(20).trim()}.`;
    expect(shortDescription(`${sentence} ${'ещё '.repeat(40)}`)).toBe(sentence);
  });

  test('is cut at a word when no sentence fits', () => {
    expect(shortDescription('слово '.repeat(60))).toMatch(/^(слово )+слово…$/);
  });

  test('never exceeds the limit of search engines, and short texts stay unchanged', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const short = shortDescription(text);
        expect(short.length).toBeLessThanOrEqual(170);
        if (text.length <= 170) expect(short).toBe(text);
      }),
    );
  });
});
