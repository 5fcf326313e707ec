import { WORKS } from '../../../model/format/plural.ts';
import { WorkCard } from '../../features/works/work-card.tsx';
import { cx } from '../../ui/cx.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import strip from '../../ui/strip.module.css';
import { allOf } from './all-of.ts';
import styles from './works.module.css';
import type { WorksData } from './works-data.ts';

const SPANS = [styles.narrow, styles.wide, styles.middle];

export function Works({ title, lead, total, row }: WorksData) {
  if (row.length === 0) return null;
  return (
    <Section>
      <SectionHead brief title={title} lead={lead} link={{ label: allOf(total, WORKS, 'Все работы'), to: '/works' }} />
      <div className={cx(styles.row, strip.strip)} data-settle>
        {row.map((work, index) => (
          <WorkCard
            className={row.length === SPANS.length ? SPANS[index] : styles.half}
            key={work.slug}
            work={work}
            size="medium"
            sizes={row.length === SPANS.length ? 'strip' : 'stripHalf'}
          />
        ))}
      </div>
    </Section>
  );
}
