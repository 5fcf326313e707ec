import { FlatRow, type FlatRowView } from './flat-row.tsx';
import styles from './flat-rows.module.css';

type FlatRowsProps = { flats: readonly FlatRowView[]; headingLevel?: 2 | 3; busy?: boolean };

/** List of flats with a column header; the header is hidden when rows become cards. */
export function FlatRows({ flats, headingLevel = 2, busy = false }: FlatRowsProps) {
  return (
    <div className={styles.rows} aria-busy={busy || undefined}>
      <div className={styles.head} aria-hidden="true">
        <span>План и комната</span>
        <span>Квартира</span>
        <span>Площадь</span>
        <span>Этаж</span>
        <span>Цена с ремонтом</span>
      </div>
      <ul>
        {flats.map((flat) => (
          <li key={flat.slug}>
            <FlatRow flat={flat} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    </div>
  );
}
