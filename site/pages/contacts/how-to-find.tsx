import { ArrowLink } from '../../ui/arrow-link.tsx';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { PhotoFigure } from '../../ui/photo-figure.tsx';
import { Section } from '../../ui/section.tsx';
import type { Office } from './data.ts';
import css from './how-to-find.module.css';

/** What the visitor will see on coming in. */
export function HowToFind({ lead, office }: { lead: string; office: Office }) {
  const { photo, mapUrl } = office;
  return (
    <Section spacing="tight">
      <div className={cx(photo && grid.split75)}>
        {photo ? <PhotoFigure photo={photo} sizes="feature" ratio="16/10" /> : null}
        <div className={css.text}>
          <h2>Как нас найти</h2>
          <p className="lead">{lead}</p>
          <ArrowLink to={mapUrl} icon="external">
            Открыть на карте
          </ArrowLink>
        </div>
      </div>
    </Section>
  );
}
