import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Checklist } from '../../ui/checklist.tsx';
import { Section } from '../../ui/section.tsx';
import type { FlatView } from './data.ts';
import css from './inside.module.css';

type InsideProps = { flat: Pick<FlatView, 'summary' | 'features' | 'package'> };

export function Inside({ flat: { summary, features, package: pack } }: InsideProps) {
  return (
    <Section>
      <div className={css.two}>
        <div>
          <h2>Что в{'\u00a0'}квартире</h2>
          <p className={`lead ${css.summary}`}>{summary}</p>
          {pack ? (
            <ArrowLink to={pack.to}>
              Что входит в{'\u00a0'}пакет «{pack.title}»
            </ArrowLink>
          ) : null}
        </div>
        <Checklist items={features} className={css.list} />
      </div>
    </Section>
  );
}
