import { formatArea } from '../../../model/format/area.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import { WorkCard } from '../../features/works/work-card.tsx';
import type { WorkCardView } from '../../features/works/work-card-data.ts';
import type { PagePayload } from '../../page-contract/page.ts';
import grid from '../../ui/grid.module.css';
import { Questions } from '../../ui/questions.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { VerticalTimeline } from '../../ui/vertical-timeline.tsx';
import { useProductSeen } from '../../visit/visit-events.ts';
import type { PackageData } from './data.ts';
import { Estimate } from './estimate.tsx';
import { Included } from './included.tsx';
import { PackageHero } from './package-hero.tsx';
import styles from './page.module.css';

export function Page({ payload: { data } }: { payload: PagePayload<PackageData> }) {
  const { slug, title, estimate } = data;
  const name = `Пакет «${title}»`;
  useProductSeen({ kind: 'package', slug, name, priceRub: estimate.totalRub });
  return (
    <>
      <PackageHero {...data} />
      <Suits suits={data.suits} />
      <Included groups={data.groups} notIncluded={data.notIncluded} />
      <Stages {...data} />
      <Estimate
        slug={slug}
        estimate={data.estimate}
        samples={data.samples}
        price={data.price}
        files={data.files}
        payments={data.payments}
        papers={data.papers}
      />
      <Works title={data.title} works={data.works} to={data.worksTo} />
      <Questions items={data.questions} />
      <FormBand kind="package" subject={data.slug} titleShown={name} priceShown={`от ${data.price}`} {...data.form} />
    </>
  );
}

function Suits({ suits }: Pick<PackageData, 'suits'>) {
  return (
    <Section>
      <div className={grid.split46}>
        <h2>Кому подходит</h2>
        <ul className={styles.suits}>
          {suits.map((suit) => (
            <li key={suit}>{suit}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

type WorksProps = { title: string; works: readonly WorkCardView[]; to: string };

function Works({ title, works, to }: WorksProps) {
  if (works.length === 0) return null;
  return (
    <Section>
      <SectionHead title={`Работы: «${title}»`} link={{ label: 'Все работы пакета', to }} />
      <div className={styles.row} data-count={works.length}>
        {works.map((work) => (
          <WorkCard key={work.slug} work={work} size="medium" sizes="similar" />
        ))}
      </div>
    </Section>
  );
}

type StagesProps = Pick<PackageData, 'stages' | 'termDays' | 'exampleAreaM2'>;

function Stages({ stages, termDays, exampleAreaM2 }: StagesProps) {
  return (
    <Section>
      <div className={grid.split46}>
        <div>
          <h2>Этапы</h2>
          <p className={styles.note}>
            {counted(termDays, DAYS)} на&nbsp;{formatArea(exampleAreaM2)}. Дни считаем от&nbsp;начала работ.
          </p>
        </div>
        <VerticalTimeline events={stages.map(({ days, title, text }) => ({ date: days, title, text }))} />
      </div>
    </Section>
  );
}
