import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import { StageSlider } from '../../features/stage-slider/stage-slider.tsx';
import { TermBar } from '../../features/works/term-bar.tsx';
import { WorkCard } from '../../features/works/work-card.tsx';
import type { WorkCardView } from '../../features/works/work-card-data.ts';
import type { PagePayload } from '../../page-contract/page.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { Note } from '../../ui/note.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { BeforeAfterPairs } from './before-after-pairs.tsx';
import { BudgetAndDays } from './budget-and-days.tsx';
import { ClientWords } from './client-words.tsx';
import type { WorkData } from './data.ts';
import { Foreman } from './foreman.tsx';
import css from './page.module.css';
import { WhatWeDid } from './what-we-did.tsx';
import { stampFacts } from './work-facts.ts';

export function Page({ payload: { data: work } }: { payload: PagePayload<WorkData> }) {
  return (
    <>
      <WorkHead work={work} />
      <WidePhoto photo={work.cover} />
      <WhatWeDid {...work} />
      <Foreman foreman={work.foreman} />
      <WorkGallery key={work.slug} work={work} />
      <RoomByDays {...work} />
      <BeforeAfterPairs key={`${work.slug} pairs`} pairs={work.beforeAfter} />
      <BudgetAndDays {...work} />
      <ClientWords review={work.review} />
      <Similar works={work.similar} />
      <SameForMe work={work} />
    </>
  );
}

function WorkHead({ work }: { work: WorkData }) {
  return (
    <Wrap className={css.head}>
      <div className={css.words}>
        <h1>{work.title}</h1>
        <p className="lead">{work.lead}</p>
        {work.differenceNote ? <Note className={css.note}>{work.differenceNote}</Note> : null}
        <TermBar {...work.term} />
      </div>
      <Stamp className={css.stamp} facts={stampFacts(work.facts)} />
    </Wrap>
  );
}

function WorkGallery({ work: { title, cover, gallery, stages } }: { work: WorkData }) {
  if (gallery.length === 0) return null;
  const days = stages.map(({ photo }) => photo).filter(({ id }) => id !== cover.id);
  return (
    <Section spacing="tight" aria-labelledby="gallery">
      <h2 className="vh" id="gallery">
        Галерея
      </h2>
      <Gallery photos={gallery} label={`Галерея: ${title}`} others={[cover, ...days]} />
    </Section>
  );
}

function RoomByDays({ slug, stages, facts: { actualDays } }: WorkData) {
  if (stages.length === 0) return null;
  return (
    <Section spacing="tight">
      <SectionHead
        title={`${counted(actualDays, DAYS)} в одной комнате`}
        lead="Один и тот же угол: что готово к этому дню и сколько к нему оплачено."
      />
      <div className={css.days}>
        <StageSlider key={slug} stages={stages} days={actualDays} sizes="stages" />
      </div>
    </Section>
  );
}

function SameForMe({ work }: { work: WorkData }) {
  const isPart = work.rooms === 'part';
  return (
    <FormBand
      kind="work"
      subject={work.slug}
      titleShown={work.title}
      priceShown={formatRub(work.facts.finalRub)}
      title="Хотите так же?"
      lead={work.sameLead}
      cardTitle={isPart ? 'Узнать цену своей комнаты' : 'Узнать цену своей квартиры'}
      cardNote={work.cardNote}
      button={isPart ? 'Посчитать так же' : 'Посчитать мою квартиру'}
    />
  );
}

function WidePhoto({ photo }: { photo: PhotoView }) {
  return (
    <figure>
      <Photo className={css.photo} photo={photo} sizes="hero" priority subject />
      {photo.caption ? (
        <figcaption>
          <Wrap className={css.caption}>{photo.caption}</Wrap>
        </figcaption>
      ) : null}
    </figure>
  );
}

function Similar({ works }: { works: readonly WorkCardView[] }) {
  if (works.length === 0) return null;
  return (
    <Section>
      <SectionHead title="Похожие работы" link={{ label: 'Все работы', to: '/works' }} />
      <div className={css.row}>
        {works.map((work) => (
          <WorkCard
            key={work.slug}
            className={css.card}
            work={work}
            size="medium"
            sizes={works.length === 2 ? 'half' : 'similar'}
          />
        ))}
      </div>
    </Section>
  );
}
