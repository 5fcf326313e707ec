import { FormBand } from '../../features/lead-form/form-band.tsx';
import { LandingLinks } from '../../features/works/landing-links.tsx';
import { WorkCard } from '../../features/works/work-card.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { each } from '../../ui/each.ts';
import { columns } from '../../ui/photo-sizes.ts';
import { Stamp } from '../../ui/stamp.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { WorksOfData } from './data.ts';
import css from './page.module.css';

export function Page({ payload: { data } }: { payload: PagePayload<WorksOfData> }) {
  const { text, facts, works, others, form } = data;
  return (
    <>
      <Wrap>
        <div className={css.intro}>
          <div className={css.text}>
            {each(text, (paragraph) => (
              <p>{paragraph}</p>
            ))}
            {data.package ? (
              <ArrowLink to={`/remont/${data.package.slug}`}>Что входит в&nbsp;«{data.package.title}»</ArrowLink>
            ) : (
              <ArrowLink to="/remont">Пакеты и цены</ArrowLink>
            )}
          </div>
          <Stamp columns={2} facts={facts.map((fact, index) => ({ ...fact, span: spanOf(index, facts.length) }))} />
        </div>
        <div className={css.list} data-settle>
          {works.map((work, index) => (
            <WorkCard
              key={work.slug}
              className={css.card}
              work={work}
              sizes={columns(4, columns(6), 64)}
              headingLevel={2}
              priority={index === 0}
            />
          ))}
        </div>
      </Wrap>
      <LandingLinks title="Другие подборки" links={others} />
      <FormBand kind="callback" {...form} />
    </>
  );
}

function spanOf(index: number, count: number): 'full' | undefined {
  return count % 2 === 1 && index === count - 1 ? 'full' : undefined;
}
