import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchorMaker, slugify } from '../format/slugify.ts';
import { MarkdownError } from './markdown-error.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { linksOf, photosOf, readingMinutes, textOf } from './rich-text.ts';

const ARTICLE = `Первый абзац со [ссылкой](/works) и **важным**.

## Что сравнивали

- раз
- два

| Смета | Площадь |
|---|---|
| № 1 | 58 м² |

![Кухня после ремонта](kitchen-after.jpg "Фасады — эмаль")

::before-after{before="living-before.jpg" after="living-after.jpg" alt="Гостиная" caption="День 1 и день 74"}

:::note
Заметка
:::

> Цитата

## Что сравнивали
`;

test('an article is parsed into blocks in order', () => {
  const blocks = parseMarkdown(ARTICLE);
  expect(blocks.map((block) => block.type)).toEqual([
    'paragraph',
    'heading',
    'list',
    'table',
    'photo',
    'beforeAfter',
    'note',
    'quote',
    'heading',
  ]);
  expect(linksOf(blocks)).toEqual(['/works']);
  expect(photosOf(blocks).map(({ file }) => file)).toEqual([
    'kitchen-after.jpg',
    'living-before.jpg',
    'living-after.jpg',
  ]);
  expect(blocks.flatMap((block) => (block.type === 'heading' ? [block.id] : []))).toEqual([
    'chto-sravnivali',
    'chto-sravnivali-2',
  ]);
  expect(textOf(blocks)).toContain('58 м²');
});

test.each([
  ['<script>alert(1)</script>', 'HTML'],
  ['# Заголовок', '«##» и «###»'],
  ['[вот](javascript:alert(1))', 'должна начинаться'],
  ['текст ![снимок](a.jpg) текст', 'отдельной строкой'],
  ['![](a.jpg)', 'имя файла и описание'],
  [':::warning\nтекст\n:::', ':::note'],
  ['::video{src="a"}', 'до и после'],
  ['```js\nconst a = 1\n```', 'не поддерживается'],
])('%j is refused with a hint', (markdown, hint) => {
  expect(() => parseMarkdown(`Абзац.\n\n${markdown}`)).toThrow(MarkdownError);
  try {
    parseMarkdown(`Абзац.\n\n${markdown}`);
  } catch (error) {
    expect((error as MarkdownError).message).toContain(hint);
    expect((error as MarkdownError).line).toBe(3);
  }
});

test('a time of day is text, although it looks like a directive', () => {
  expect(textOf(parseMarkdown('Звоните в 10:30 и позже.'))).toContain('10:30');
});

test('the reading time is at least a minute and grows with the text', () => {
  expect(readingMinutes(parseMarkdown('Коротко.'))).toBe(1);
  expect(readingMinutes(parseMarkdown('слово '.repeat(800)))).toBe(5);
});

test('an anchor contains only Latin letters, digits and single hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }),
  );
});

test('anchors of one text are unique', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Цены', 'Сроки', 'Цены 2', '—', '')), (headings) => {
      const anchor = anchorMaker();
      const made = headings.map(anchor);
      expect(new Set(made).size).toBe(made.length);
    }),
  );
});
