import { useShell } from '../../lib/shell.ts';
import grid from '../../ui/grid.module.css';
import { Ledger } from '../../ui/ledger.tsx';
import { Section } from '../../ui/section.tsx';
import type { ServicesData } from './data.ts';
import styles from './single-works.module.css';

/** Prices of works that have no page of their own. */
export function SingleWorks({ rows }: { rows: ServicesData['works'] }) {
  const { pricesNotice } = useShell();
  if (rows.length === 0) return null;
  return (
    <Section>
      <div className={grid.split46}>
        <div>
          <h2>Другие работы</h2>
          <p className={styles.note}>{pricesNotice}</p>
        </div>
        <Ledger rows={rows} columns={1} />
      </div>
    </Section>
  );
}
