import { counted, DAYS } from '../../../model/format/plural.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Fold } from '../../ui/fold.tsx';
import type { TermRow } from './term-row-data.ts';
import css from './term-table.module.css';

const HEAD = ['Договор', 'По факту', 'По договору', 'Что', 'Начали', 'Сдали', 'Итог', 'Причина'];

/** The same contracts as a table to read line by line and to copy. */
export function TermTable({ rows }: { rows: readonly TermRow[] }) {
  return (
    <Fold className={css.table} summary="Те же договоры таблицей: можно скопировать">
      <DataTable
        caption="Договоры за 12 месяцев: срок по договору и по факту"
        head={HEAD}
        rows={rows.map((row) => [
          row.title,
          counted(row.actualDays, DAYS),
          counted(row.plannedDays, DAYS),
          row.about,
          row.startedText,
          row.finishedText,
          row.outcome,
          row.reason || '—',
        ])}
        numeric="none"
        stacks
      />
    </Fold>
  );
}
