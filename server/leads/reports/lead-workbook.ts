import type { Cell, CellValue } from 'hucre';
import { rangeRef, writeXlsx } from 'hucre/xlsx';
import type { LocalClock } from '../../release/contact.ts';
import { exportLeads } from '../operations/find-leads.ts';
import type { LeadFilter } from '../operations/lead-filter.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import { type LeadCell, leadColumns } from './lead-columns.ts';

const HOUR_MS = 3_600_000;
/** Excel reports a workbook with a longer cell as damaged. */
const MAX_CHARACTERS = 32_767;
const MOMENT_FORMAT = 'dd.mm.yyyy hh:mm';
const WIDTHS: Readonly<Record<string, number>> = { '№': 8, Телефон: 18, Комментарий: 40, Ответы: 40, Доставка: 30 };

/** Leads as XLSX with typed dates and numbers, a frozen first row and filters. Texts are never formulas. */
export async function leadWorkbook(
  database: LeadDatabase,
  filter: LeadFilter,
  clock: LocalClock,
): Promise<Uint8Array<ArrayBuffer>> {
  const columns = leadColumns(clock);
  const rows: CellValue[][] = [columns.map(([title]) => title)];
  const cells = new Map<string, Partial<Cell>>();
  for (const [at, [value]] of columns.entries()) cells.set(`0,${at}`, { value, style: { font: { bold: true } } });
  for await (const lead of exportLeads(database, filter)) {
    const values = columns.map(([, value]) => toCellValue(value(lead), clock));
    for (const [at, value] of values.entries())
      if (value instanceof Date) cells.set(`${rows.length},${at}`, { value, style: { numFmt: MOMENT_FORMAT } });
    rows.push(values);
  }
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Заявки',
        columns: columns.map(([title]) => ({ width: WIDTHS[title] ?? 20 })),
        rows,
        cells,
        freezePane: { rows: 1 },
        autoFilter: { range: rangeRef(0, 0, rows.length - 1, columns.length - 1) },
      },
    ],
  });
  return new Uint8Array(bytes);
}

/** Spreadsheets have no time zones, so dates are shifted to the company's clock. */
function toCellValue(cell: LeadCell, { utcOffsetHours }: LocalClock): CellValue {
  if (cell instanceof Date) return new Date(cell.getTime() + utcOffsetHours * HOUR_MS);
  return typeof cell === 'string' && cell.length > MAX_CHARACTERS ? `${cell.slice(0, MAX_CHARACTERS - 1)}…` : cell;
}
