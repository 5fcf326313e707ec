import { formatRub } from '../../../model/format/money.ts';
import type { FlatCardView } from '../../features/flats/flat-card-data.ts';
import { FlatCards } from '../../features/flats/flat-cards.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { FlatData, FlatView } from './data.ts';
import { Inside } from './inside.tsx';
import { Overview } from './overview.tsx';
import css from './page.module.css';

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
