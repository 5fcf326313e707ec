import { WorkCard } from '../../features/works/work-card.tsx';
import type { WorkCardView } from '../../features/works/work-card-data.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './works.module.css';

type WorksProps = { slug: string; title: string; works: readonly WorkCardView[] };

export function Works({ slug, title, works }: WorksProps) {
  if (works.length === 0) return null;
  return (
    <Section>
      <SectionHead title={`Работы: «${title}»`} link={{ label: 'Все работы пакета', to: `/works?paket=${slug}` }} />
      <div className={styles.row} data-count={works.length}>
        {works.map((work) => (
          <WorkCard key={work.slug} work={work} size="medium" />
        ))}
      </div>
    </Section>
  );
}
