import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../model/rich-text/parse-markdown.ts';
import { keepUnchanged } from './keep-unchanged.ts';

const BEFORE = `Первый абзац
в две строки.

| Что | Сколько |
|---|---:|
| Краска | 3 |


* один
* два

## Цены

Последний.
`;

/** The same text in the formatting of another program. */
const PRINTED = `Первый абзац в две строки.

| Что | Сколько |
| :- | -: |
| Краска | 3 |

- один
- два

## Цены

Последний.
`;

test('text that differs only in formatting stays as it was written, to the byte', () => {
  expect(keepUnchanged(BEFORE, PRINTED.replace(':-', '-'))).toBe(BEFORE);
});

test('only the changed block is printed again', () => {
  const edited = PRINTED.replace(':-', '-').replace('Последний.', 'Последний, *новый*.');
  expect(keepUnchanged(BEFORE, edited)).toBe(BEFORE.replace('Последний.', 'Последний, *новый*.'));
});

test('added, removed and moved blocks stay where the editor put them', () => {
  const edited = '## Цены\n\n- один\n- два\n\nНовый.\n\nПоследний.\n';
  expect(parseMarkdown(keepUnchanged(BEFORE, edited))).toEqual(parseMarkdown(edited));
  const shorter = PRINTED.replace(':-', '-').replace('- один\n- два\n\n', '');
  expect(keepUnchanged(BEFORE, shorter)).toBe(BEFORE.replace('\n\n\n* один\n* два', ''));
});

test('two lists that would merge into one stay as the editor has them', () => {
  const before = '- один\n\nМежду.\n\n- два\n';
  const edited = '* один\n\n- два\n';
  expect(parseMarkdown(keepUnchanged(before, edited))).toEqual(parseMarkdown(edited));
});

test('an edit of a text that the site cannot parse is returned as it is', () => {
  expect(keepUnchanged('<b>a</b>', 'a')).toBe('a');
});

test.each(textsOfDemo())('%s keeps the other blocks to the byte when any one block is edited', (_, text) => {
  const blocks = text.trimEnd().split('\n\n');
  const at = blocks.findIndex((block) => /^[А-Я][^|]*$/.test(block));
  const edited = blocks.map((block, index) => (index === at ? `Новое начало. ${block}` : block)).join('\n\n');
  expect(
    keepUnchanged(text, edited.replaceAll('|---', '| :-: ').replaceAll(':-: :', '-:').replaceAll(':-: ', '---')),
  ).toBe(`${edited}${text.endsWith('\n') ? '\n' : ''}`);
});

function textsOfDemo(): [string, string][] {
  return ['content/articles', 'content/papers'].flatMap((folder) =>
    readdirSync(folder).map((name): [string, string] => {
      const file = join(folder, name);
      return [file, readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')];
    }),
  );
}
