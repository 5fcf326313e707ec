import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnAligns } from './column-align.ts';
import { parseMarkdown } from './parse-markdown.ts';

const alignOf = (...cells: string[]) =>
  columnAligns(
    [],
    cells.map((cell) => ['имя', cell]),
    2,
  )[1];

test.each([
  ['30 %', '444 600 ₽'],
  ['6°', '−2,5°'],
  ['1–5', '17–34'],
  ['7–10 дней', '4–6 часов'],
  ['около 100 кг', 'от\u00a0980\u00a0₽'],
  ['1 150 ₽/м²', '58 м²'],
  ['12', '—', ''],
])('a column of figures is right-aligned: %s, %s', (...cells) => {
  expect(alignOf(...cells)).toBe('right');
});

test.each([
  ['нет', 'да'],
  ['до получаса', '20 минут'],
  ['3 раза по 10 минут', '5'],
  ['от 980 ₽ за точку', '12 ₽'],
  ['2 слоя обмазочной гидроизоляции', '1'],
  ['—', ''],
])('a column with words is left-aligned, also between figures: %s, %s', (...cells) => {
  expect(alignOf(...cells)).toBe('left');
});

test('the first column names the rows, so its numbers are left-aligned', () => {
  expect(columnAligns([], [['1', '30 %']], 2)).toEqual(['left', 'right']);
});

test('an alignment written by the editor takes precedence', () => {
  expect(columnAligns(['right', 'left', 'right'], [['имя', '12', 'слово']], 3)).toEqual(['right', 'left', 'right']);
});

test('a table of an article has the alignments of its columns', () => {
  const [table] = parseMarkdown('| Слой | Вес | Можно | Срок |\n|---|---|---|---:|\n| Вата | 25–30 кг | да | скоро |');
  expect(table).toMatchObject({ type: 'table', align: ['left', 'right', 'left', 'right'] });
});

test('every column has an alignment, for any cells', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string())), fc.integer({ min: 0, max: 8 }), (rows, columns) => {
      expect(columnAligns([], rows, columns)).toHaveLength(columns);
    }),
  );
});
