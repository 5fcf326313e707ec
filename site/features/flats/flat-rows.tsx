import type { FlatCardView } from './flat-card-data.ts';
import { FlatRow } from './flat-row.tsx';
import styles from './flat-rows.module.css';

type FlatRowsProps = { flats: readonly FlatCardView[]; busy?: boolean };

/** The list with its header; the header goes where rows become cards. */
export function FlatRows({ flats, busy = false }: FlatRowsProps) {
  return (
    <div className={styles.rows} aria-busy={busy || undefined}>
      <div className={styles.head} aria-hidden="true">
        <span>План</span>
        <span>Квартира</span>
        <span>Площадь</span>
        <span>Этаж</span>
        <span>Цена с ремонтом</span>
      </div>
      <ul>
        {flats.map((flat) => (
          <li key={flat.slug}>
            <FlatRow flat={flat} />
          </li>
        ))}
      </ul>
    </div>
  );
}
