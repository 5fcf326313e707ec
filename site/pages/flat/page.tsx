import { formatRub } from '../../../model/format/money.ts';
import type { FlatCardView } from '../../features/flats/flat-card-data.ts';
import { FlatCards } from '../../features/flats/flat-cards.tsx';
import { placeText } from '../../features/flats/flat-words.ts';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import { ViewingChoice } from '../../features/lead-form/viewing-choice.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Checklist } from '../../ui/checklist.tsx';
import { PlanDescription } from '../../ui/floor-plan/plan-description.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { useProductSeen } from '../../visit/visit-events.ts';
import type { FlatData, FlatView } from './data.ts';
import { FlatFacts } from './flat-facts.tsx';
import { Offer } from './offer.tsx';
import css from './page.module.css';
import { PrintFoot } from './print-foot.tsx';
import { Views } from './views.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<FlatData> }) {
  const { flat, similar, form, viewings } = data;
  const { slug, title, address, price } = flat;
  const name = `${title}, ${address}`;
  useProductSeen({ kind: 'flat', slug, name, ...(price ? { priceRub: price.rub } : {}) });
  return (
    <>
      <FlatParts flat={flat} hasForm={form !== null} hasSimilar={similar.length > 0} />
      <Similar flats={similar} />
      {form ? (
        <FormBand
          kind="flat"
          subject={slug}
          titleShown={name}
          {...(price ? { priceShown: formatRub(price.rub) } : {})}
          {...form}
          question={viewings ? <ViewingChoice wishes={viewings} /> : null}
        />
      ) : null}
    </>
  );
}

type FlatPartsProps = { flat: FlatView; hasForm: boolean; hasSimilar: boolean };

/** Phones follow the source order; on wide screens the price panel is to the right and stays in view. */
function FlatParts({ flat, hasForm, hasSimilar }: FlatPartsProps) {
  const { slug, title, plan } = flat;
  return (
    <Wrap className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <div className={css.views}>
        <Views flat={flat} />
      </div>
      <aside className={css.offer} aria-label="Цена и просмотр">
        <Offer flat={flat} hasForm={hasForm} hasSimilar={hasSimilar} />
      </aside>
      <Place {...flat} />
      <div className={css.rest}>
        <FlatFacts flat={flat} />
        {plan ? <PlanDescription plan={plan} className={css.rooms} /> : null}
        <PrintFoot slug={slug} />
        <Inside flat={flat} />
        <Photos flat={flat} />
      </div>
    </Wrap>
  );
}

function Place({ city, district, address, complex, mapUrl }: FlatView) {
  return (
    <p className={css.place}>
      <span>{placeText({ city, district, address, complex })}</span>
      <ArrowLink to={mapUrl} icon="external">
        Показать на карте
      </ArrowLink>
    </p>
  );
}

/** Gallery pictures in the column next to the price panel. */
function nextToPanel(span: number): `(min-width: ${string}` {
  return `(min-width: 64rem) min(${80 * span - 24}px, ${5.5 * span - 1.2}vw)`;
}

function Photos({ flat: { title, photos, photosNote } }: { flat: FlatView }) {
  return (
    <Section id="photos" bleed className={css.photos}>
      <SectionHead title="Как выглядит внутри" lead={photosNote} />
      <Gallery photos={photos} label={`Комнаты: ${title}`} wideSizes={nextToPanel} />
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

type InsideProps = { flat: Pick<FlatView, 'summary' | 'features' | 'package'> };

function Inside({ flat: { summary, features, package: pack } }: InsideProps) {
  return (
    <Section bleed spacing="tight" className={css.inside}>
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
