import { WorkCard } from '../../features/works/work-card.tsx';
import type { WorkCardView } from '../../features/works/work-card-data.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './similar.module.css';

export function Similar({ works }: { works: readonly WorkCardView[] }) {
  if (works.length === 0) return null;
  return (
    <Section>
      <SectionHead title="Похожие работы" link={{ label: 'Все работы', to: '/works' }} />
      <div className={css.row}>
        {works.map((work) => (
          <WorkCard key={work.slug} className={css.card} work={work} size="medium" />
        ))}
      </div>
    </Section>
  );
}
