import type { EstimateRow, EstimateStage } from '../../../model/estimate/estimate.ts';
import { formatNumber } from '../../../model/format/area.ts';
import { formatRub, groupDigits } from '../../../model/format/money.ts';
import { counted, type PluralForms } from '../../../model/format/plural.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { AccordionItem } from '../../ui/accordion-item.tsx';
import { cssVars } from '../../ui/css-vars.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Photo } from '../../ui/photo.tsx';
import styles from './estimate-stage.module.css';

export const LINES: PluralForms = ['строка', 'строки', 'строк'];

/** Pictures of materials by file name. */
export type Samples = Readonly<Record<string, PhotoView>>;

type StageLinesProps = { stage: EstimateStage; open: boolean; samples: Samples };

export function StageLines({ stage, open, samples }: StageLinesProps) {
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
      <Lines heading="Работы" stage={title} rows={works} samples={samples} />
      <Lines heading="Материалы" stage={title} rows={materials} samples={samples} />
    </AccordionItem>
  );
}

type LinesProps = { heading: string; stage: string; rows: readonly EstimateRow[]; samples: Samples };

function Lines({ heading, stage, rows, samples }: LinesProps) {
  if (rows.length === 0) return null;
  return (
    <DataTable
      className={styles.table}
      numeric="all"
      caption={`${stage}: ${heading.toLowerCase()}`}
      head={[heading, 'Единица', 'Кол-во', 'Цена, ₽', 'Сумма, ₽']}
      rows={rows.map((row) => [
        <Name key="name" row={row} picture={row.photo && samples[row.photo.file]} />,
        row.unit,
        formatNumber(row.quantity),
        groupDigits(row.priceRub),
        groupDigits(row.totalRub),
      ])}
    />
  );
}

/** Name of an estimate line; on phones the quantity and price are below it, because columns do not fit. */
function Name({ row, picture }: { row: EstimateRow; picture: PhotoView | undefined }) {
  const { number, title, brand, usage, sample, unit, quantity, priceRub } = row;
  return (
    <span className={styles.name} data-number={number}>
      {title}
      {brand ? <span className={styles.brand}>{[brand, usage].filter(Boolean).join(', ')}</span> : null}
      <span className={styles.product}>
        {unit}: {formatNumber(quantity)} × {formatRub(priceRub)}
      </span>
      {picture ? <Photo className={styles.picture} photo={picture} sizes="sample" ratio="4/3" decorative /> : null}
      {sample && !picture ? (
        <i className={styles.sample} style={cssVars({ '--sample': sample })} aria-hidden="true" />
      ) : null}
    </span>
  );
}
