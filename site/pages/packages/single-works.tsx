import { ArrowLink } from '../../ui/arrow-link.tsx';
import grid from '../../ui/grid.module.css';
import { Ledger } from '../../ui/ledger.tsx';
import { Section } from '../../ui/section.tsx';
import type { PackagesData } from './data.ts';
import styles from './single-works.module.css';

export function SingleWorks({ title, lead, rows }: PackagesData['works']) {
  return (
    <Section>
      <div className={grid.split46}>
        <div>
          <h2>{title}</h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          <p className={styles.link}>
            <ArrowLink to="/services">Услуги и цены</ArrowLink>
          </p>
        </div>
        <Ledger rows={rows} columns={1} />
      </div>
    </Section>
  );
}
