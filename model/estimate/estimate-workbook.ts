import type { Cell, CellStyle, CellValue } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import type { EstimateRow, WorkedEstimate } from './estimate.ts';

export type WorkbookTexts = {
  readonly brand: string;
  readonly title: string;
  /** Lines below the title. */
  readonly facts: readonly string[];
  readonly note: string;
  /** ISO date; the file has no other time, so it is reproducible. */
  readonly date: string;
};

const COLUMNS = [
  { title: '№', width: 6 },
  { title: 'Что', width: 52 },
  { title: 'Марка и расход', width: 38 },
  { title: 'Единица', width: 12 },
  { title: 'Количество', width: 13 },
  { title: 'Цена, ₽', width: 12, numFmt: '#,##0' },
  { title: 'Сумма, ₽', width: 14, numFmt: '#,##0' },
];
const SUM_COLUMN = COLUMNS.length - 1;
const QUANTITY_COLUMN = COLUMNS.findIndex(({ title }) => title === 'Количество');

const BOLD: CellStyle = { font: { bold: true } };
const WRAPPED: CellStyle = { alignment: { wrapText: true, vertical: 'top' } };

/** Builds a workbook with formulas, so sums are recalculated when a quantity changes. */
export async function estimateWorkbook(
  { brand, title, facts, note, date }: WorkbookTexts,
  { stages, totalRub }: WorkedEstimate,
): Promise<Uint8Array> {
  const sheet = new Sheet();
  sheet.add([`${brand}: ${title}`], { font: { bold: true, size: 14 } });
  for (const fact of facts) sheet.add([fact]);
  sheet.add([]);
  sheet.add(
    COLUMNS.map(({ title }) => title),
    { ...BOLD, border: { bottom: { style: 'thin' } } },
  );
  const headRows = sheet.length;

  const subtotals: string[] = [];
  for (const stage of stages) {
    sheet.add(['', stage.title, stage.days ?? ''], BOLD);
    const first = sheet.length + 1;
    for (const row of stage.rows) {
      sheet.add(cellsOf(row));
      sheet.style(QUANTITY_COLUMN, { numFmt: quantityFormat(row.quantity) });
      sheet.formula(`ROUND(E${sheet.length}*F${sheet.length},0)`, row.totalRub);
    }
    sheet.add(['', `Итого: ${stage.title}`], BOLD);
    sheet.formula(`SUM(G${first}:G${sheet.length - 1})`, stage.totalRub, BOLD);
    subtotals.push(`G${sheet.length}`);
  }
  sheet.add(['', 'Всего'], BOLD);
  sheet.formula(subtotals.join('+'), totalRub, BOLD);
  sheet.add([]);
  sheet.add(['', note], WRAPPED);

  return writeXlsx({
    properties: { title, creator: brand, modified: new Date(date) },
    sheets: [
      {
        name: 'Смета',
        columns: COLUMNS.map(({ width, numFmt }) => ({ width, ...(numFmt ? { numFmt } : {}) })),
        rows: sheet.rows,
        cells: sheet.cells,
        freezePane: { rows: headRows },
        pageSetup: {
          paperSize: 'a4',
          orientation: 'landscape',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
          printTitlesRow: `$${headRows}:$${headRows}`,
        },
      },
    ],
  });
}

function cellsOf({ number, title, brand, usage, unit, quantity, priceRub }: EstimateRow): CellValue[] {
  return [number, title, [brand, usage].filter(Boolean).join('; '), unit, quantity, priceRub];
}

/** Uses as many decimals as the number has; `#,##0.##` would show a trailing comma after a whole number. */
function quantityFormat(quantity: number): string {
  const [, decimals = ''] = String(quantity).split('.');
  return decimals === '' ? '#,##0' : `#,##0.${'0'.repeat(decimals.length)}`;
}

class Sheet {
  readonly rows: CellValue[][] = [];
  readonly cells = new Map<string, Partial<Cell>>();

  get length(): number {
    return this.rows.length;
  }

  add(values: CellValue[], style?: CellStyle): void {
    this.rows.push(values);
    if (!style) return;
    for (const [column, value] of values.entries()) this.cells.set(`${this.length - 1},${column}`, { value, style });
  }

  style(column: number, style: CellStyle): void {
    const value = this.rows.at(-1)?.[column] ?? null;
    this.cells.set(`${this.length - 1},${column}`, { value, style });
  }

  /** Sets a formula in the sum column of the last row. */
  formula(formula: string, formulaResult: number, style: CellStyle = {}): void {
    this.cells.set(`${this.length - 1},${SUM_COLUMN}`, {
      formula,
      formulaResult,
      style: { ...style, numFmt: '#,##0' },
    });
  }
}
