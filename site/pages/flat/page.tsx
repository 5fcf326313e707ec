import { formatRub } from '../../../model/format/money.ts';
import type { FlatCardView } from '../../features/flats/flat-card-data.ts';
import { FlatCards } from '../../features/flats/flat-cards.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Checklist } from '../../ui/checklist.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { FlatData, FlatView } from './data.ts';
import { FlatFacts } from './flat-facts.tsx';
import { Offer } from './offer.tsx';
import css from './page.module.css';
import { PlanTabs } from './plan-tabs.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<FlatData> }) {
  const { flat, similar, form, reserved } = data;
  const { slug, title, address, price, status } = flat;
  return (
    <>
      <FlatHead flat={flat} />
      <Overview flat={flat} hasSimilar={similar.length > 0} />
      <Inside flat={flat} />
      <Photos flat={flat} />
      <Similar flats={similar} />
      {price ? (
        <FormBand
          kind="flat"
          subject={slug}
          titleShown={`${title}, ${address}`}
          priceShown={formatRub(price.rub)}
          {...form}
          {...(status === 'reserved' ? reserved : {})}
        />
      ) : null}
    </>
  );
}

function FlatHead({ flat: { title, city, district, address, complex, mapUrl } }: { flat: FlatView }) {
  return (
    <Wrap className={css.head}>
      <h1>{title}</h1>
      <p className={css.place}>
        <span>
          {[city, district, address].join(', ')}
          {complex ? `. ${complex.replace(/^ЖК /, 'ЖК\u00a0')}` : ''}
        </span>
        <ArrowLink to={mapUrl} icon="external">
          Показать на карте
        </ArrowLink>
      </p>
    </Wrap>
  );
}

function Photos({ flat: { title, photos, photosNote } }: { flat: FlatView }) {
  return (
    <Section id="photos">
      <SectionHead title="Как выглядит внутри" lead={photosNote} />
      <Gallery photos={photos} label={`Фото: ${title}`} />
    </Section>
  );
}

function Similar({ flats }: { flats: readonly FlatCardView[] }) {
  if (flats.length === 0) return null;
  return (
    <Section id="similar">
      <SectionHead title={`Похожие в\u00a0продаже`} link={{ label: 'Все квартиры', to: '/sales' }} />
      <FlatCards flats={flats} />
    </Section>
  );
}

type OverviewProps = { flat: FlatView; hasSimilar: boolean };

/** The plan first; beside it what it costs and what to do. */
function Overview({ flat, hasSimilar }: OverviewProps) {
  return (
    <Wrap className={css.overview}>
      <div className={css.plan}>
        <PlanTabs flat={flat} />
        <FlatFacts flat={flat} />
      </div>
      <aside className={css.offer} aria-label="Цена и просмотр">
        <Offer flat={flat} hasSimilar={hasSimilar} />
      </aside>
    </Wrap>
  );
}

type InsideProps = { flat: Pick<FlatView, 'summary' | 'features' | 'package'> };

function Inside({ flat: { summary, features, package: pack } }: InsideProps) {
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
