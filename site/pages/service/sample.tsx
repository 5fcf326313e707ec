import type { Service } from '../../../model/kinds/service.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './sample.module.css';

export function Sample({ title, columns, rows, note }: NonNullable<Service['sample']>) {
  const endsInSums = rows.every((row) => row.at(-1)?.endsWith('₽'));
  return (
    <Section>
      <SectionHead title={title} />
      <div className={styles.sheet}>
        <DataTable
          stacks={columns.length > 3}
          caption={title}
          head={columns}
          rows={rows}
          numeric={endsInSums ? 'last' : 'none'}
        />
        <p className={`sub ${styles.note}`}>{note}</p>
      </div>
    </Section>
  );
}
