import { writeCsv } from 'hucre/csv';
import { workedEstimate } from '../../../model/estimate/estimate.ts';
import type { Package } from '../../../model/kinds/package.ts';

const KINDS = { work: 'работа', rough: 'черновой материал', finish: 'чистовой материал' };

const HEAD = ['Этап', '№', 'Вид', 'Что', 'Марка', 'Расход', 'Единица', 'Количество', 'Цена, ₽', 'Сумма, ₽'];

/**
 * One line per row. Semicolons, decimal commas and a BOM let Russian spreadsheet programs open the file by double
 * click.
 */
export function estimateCsv(item: Package): Buffer {
  const { stages, totalRub } = workedEstimate(item);
  const rows = stages.flatMap(({ title, rows: lines }) =>
    lines.map((row) => [
      title,
      row.number,
      KINDS[row.kind],
      row.title,
      row.brand ?? '',
      row.usage ?? '',
      row.unit,
      String(row.quantity).replace('.', ','),
      row.priceRub,
      row.totalRub,
    ]),
  );
  const total = ['Итого', '', '', '', '', '', '', '', '', totalRub];
  const settings = { delimiter: ';', bom: true, lineSeparator: '\r\n', escapeFormulae: true } as const;
  return Buffer.from(writeCsv([HEAD, ...rows, total], settings));
}
