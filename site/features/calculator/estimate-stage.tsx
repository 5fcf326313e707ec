import type { EstimateRow, EstimateStage } from '../../../model/estimate/estimate.ts';
import { formatNumber } from '../../../model/format/area.ts';
import { formatRub, groupDigits } from '../../../model/format/money.ts';
import { counted, type PluralForms } from '../../../model/format/plural.ts';
import { AccordionItem } from '../../ui/accordion-item.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import styles from './estimate-stage.module.css';

export const LINES: PluralForms = ['строка', 'строки', 'строк'];

export function StageLines({ stage, open }: { stage: EstimateStage; open: boolean }) {
  const { title, days, rows, totalRub } = stage;
  const works = rows.filter(({ kind }) => kind === 'work');
  const materials = rows.filter(({ kind }) => kind !== 'work');
  const facts = [days, counted(rows.length, LINES)].filter(Boolean).join(', ');
  return (
    <AccordionItem
      name={`estimate-${rows[0]?.number}`}
      open={open}
      className={styles.stage}
      summary={
        <span className={styles.summary}>
          <span>{title}</span> <span className={styles.facts}>{facts}</span>{' '}
          <span className={styles.sum}>{formatRub(totalRub)}</span>
        </span>
      }
    >
      <Lines heading="Работы" stage={title} rows={works} />
      <Lines heading="Материалы" stage={title} rows={materials} />
    </AccordionItem>
  );
}

type LinesProps = { heading: string; stage: string; rows: readonly EstimateRow[] };

function Lines({ heading, stage, rows }: LinesProps) {
  if (rows.length === 0) return null;
  return (
    <DataTable
      className={styles.table}
      numeric="all"
      caption={`${stage}: ${heading.toLowerCase()}`}
      head={[heading, 'Единица', 'Кол-во', 'Цена, ₽', 'Сумма, ₽']}
      rows={rows.map((row) => [
        <Name key="name" {...row} />,
        row.unit,
        formatNumber(row.quantity),
        groupDigits(row.priceRub),
        groupDigits(row.totalRub),
      ])}
    />
  );
}

/** Name of an estimate line; on phones the quantity and price are below it, because columns do not fit. */
function Name({ number, title, brand, usage, unit, quantity, priceRub }: EstimateRow) {
  return (
    <span className={styles.name} data-number={number}>
      {title}
      {brand ? <span className={styles.brand}>{[brand, usage].filter(Boolean).join(', ')}</span> : null}
      <span className={styles.product}>
        {unit}: {formatNumber(quantity)} × {formatRub(priceRub)}
      </span>
    </span>
  );
}
