import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { workedEstimate } from '../../../model/estimate/estimate.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { withDownloads } from '../downloads.ts';
import { estimateCsv } from './estimate-csv.ts';
import { estimateFiles } from './estimate-files.ts';
import { packageWorkbook } from './package-workbook.ts';

let content: Content;
beforeAll(async () => {
  content = await loadDemo();
});

const first = () => {
  const item = content.packages[0];
  if (!item) throw new Error('No package');
  return item;
};

const withFormula = (title: string) => {
  const item = first();
  const [work, ...others] = item.estimate.works;
  return { ...item, estimate: { ...item.estimate, works: work ? [{ ...work, title }, ...others] : [] } };
};

const textOf = (bytes: Buffer) => bytes.toString('utf8').replace(/^\uFEFF/, '');

describe('the CSV table', () => {
  test('has a line for each row between its header and its total, with correct sums', () => {
    for (const item of content.packages) {
      const bytes = estimateCsv(item);
      const rows = parseCsv(textOf(bytes), { delimiter: ';' }).map((row) => row.map(String));
      const [head, ...lines] = rows;
      const total = lines.pop();
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      expect(head?.slice(-3)).toEqual(['Количество', 'Цена, ₽', 'Сумма, ₽']);
      expect(lines.map((line) => Number(line[1]))).toEqual(lines.map((_, index) => index + 1));
      for (const line of lines) {
        const [quantity = 0, price = 0, sum = 0] = line.slice(-3).map((cell) => Number(cell.replace(',', '.')));
        expect(Math.round(quantity * price), line.join(';')).toBe(sum);
      }
      const sumRub = lines.reduce((sum, line) => sum + Number(line.at(-1)), 0);
      expect([sumRub, Number(total?.at(-1))]).toEqual([
        item.estimate.areaM2 * item.priceRubPerM2,
        workedEstimate(item).totalRub,
      ]);
    }
  });

  test('writes decimals with a comma, as Russian spreadsheets read them', () => {
    expect(textOf(estimateCsv(first()))).toContain(';1,5;');
  });

  test.each(['=HYPERLINK("http://x.example")', '+7', '-1', '@SUM(A1)'])(
    'never starts a cell with the formula %s',
    (title) => {
      const rows = parseCsv(textOf(estimateCsv(withFormula(title))), { delimiter: ';' });
      expect(rows.flat().filter((cell) => /^[=+@-]/.test(String(cell)))).toEqual([]);
      expect(rows.flat()).toContain(`'${title}`);
    },
  );
});

describe('the workbook', () => {
  test('shows whole quantities without decimals, and others with their own decimals', async () => {
    for (const item of content.packages) {
      const [sheet] = (await readXlsx(await packageWorkbook(content, item), { readStyles: true })).sheets;
      for (const { quantity } of workedEstimate(item).stages.flatMap(({ rows }) => rows)) {
        const row = (sheet?.rows ?? []).findIndex((cells) => typeof cells[0] === 'number' && cells[4] === quantity);
        const places = String(quantity).split('.')[1]?.length ?? 0;
        expect(sheet?.cells?.get(`${row},4`)?.style?.numFmt, String(quantity)).toBe(
          places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}`,
        );
      }
    }
  });

  test('has real numbers, and sums that recalculate from them', async () => {
    for (const item of content.packages) {
      const [sheet] = (await readXlsx(await packageWorkbook(content, item), { readStyles: true })).sheets;
      const { stages, totalRub } = workedEstimate(item);
      const rows = stages.flatMap((stage) => stage.rows);
      const lines = (sheet?.rows ?? []).flatMap((cells, index) => (typeof cells[0] === 'number' ? [index] : []));
      expect(lines.map((row) => sheet?.rows[row]?.slice(3, 6))).toEqual(
        rows.map(({ unit, quantity, priceRub }) => [unit, quantity, priceRub]),
      );
      for (const row of lines) expect(sheet?.cells?.get(`${row},6`)?.formula).toBe(`ROUND(E${row + 1}*F${row + 1},0)`);
      expect(lines.map((row) => sheet?.rows[row]?.[6])).toEqual(rows.map((row) => row.totalRub));

      const sums = (sheet?.rows ?? []).flatMap((cells, index) => (/^Итого: /.test(String(cells[1])) ? [index] : []));
      expect(sums.map((row) => sheet?.rows[row]?.[6])).toEqual(stages.map((stage) => stage.totalRub));
      for (const [index, row] of sums.entries()) {
        const before = stages[index]?.rows.length ?? 0;
        expect(sheet?.cells?.get(`${row},6`)?.formula).toBe(`SUM(G${row - before + 1}:G${row})`);
      }
      const total = (sheet?.rows ?? []).findIndex((cells) => cells[1] === 'Всего');
      expect(sheet?.rows[total]?.[6]).toBe(totalRub);
      expect(sheet?.cells?.get(`${total},6`)?.formula).toBe(sums.map((row) => `G${row + 1}`).join('+'));
    }
  });

  test('stores text as text with any leading character', async () => {
    const title = '=HYPERLINK("http://x.example")';
    const [sheet] = (await readXlsx(await packageWorkbook(content, withFormula(title)))).sheets;
    expect(sheet?.rows.flat()).toContain(title);
  });

  test('is byte-identical on the same day', async () => {
    expect(await packageWorkbook(content, first())).toEqual(await packageWorkbook(content, first()));
  });
});

test('the content gets the sizes of the files under their addresses', async () => {
  const files = await estimateFiles(content);
  expect([...files.keys()]).toEqual(
    content.packages.flatMap(({ slug }) => [`/remont/${slug}/smeta.xlsx`, `/remont/${slug}/smeta.csv`]),
  );
  for (const [path, bytes] of files) expect(withDownloads(content, files).downloads?.get(path)).toBe(bytes.length);
});
