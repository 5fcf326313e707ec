import { counted, FLATS } from '../../../model/format/plural.ts';
import { FlatCards } from '../../features/flats/flat-cards.tsx';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Questions } from '../../ui/questions.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { VerticalTimeline } from '../../ui/vertical-timeline.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { SellingData } from './data.ts';
import css from './page.module.css';

export function Page({ payload: { data } }: { payload: PagePayload<SellingData> }) {
  const { title, lead, photo, reasons, steps, flats, onSale, assigned, questions, form } = data;
  return (
    <>
      <SellingHead title={title} lead={lead} photo={photo} onSale={onSale} />
      <Reasons reasons={reasons} />
      <OnSale flats={flats} onSale={onSale} assigned={assigned} />
      <Steps steps={steps} />
      <Questions items={questions} title="Вопросы покупателей" />
      <FormBand kind="flat" comment="Район, площадь, сумма" {...form} />
    </>
  );
}

type SellingHeadProps = Pick<SellingData, 'title' | 'lead' | 'photo' | 'onSale'>;

function SellingHead({ title, lead, photo, onSale }: SellingHeadProps) {
  return (
    <Wrap className={css.head}>
      <div className={css.words}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className={css.ways}>
          <ButtonLink to="/sales">
            {onSale > 0 ? `Смотреть ${counted(onSale, FLATS_SEEN)}` : 'Квартиры в\u00a0продаже'}
          </ButtonLink>
          <ButtonLink to="#form" variant="secondary">
            Рассказать, что ищу
          </ButtonLink>
        </div>
      </div>
      <Photo className={css.photo} photo={photo} sizes="half" ratio="4/3" priority />
    </Wrap>
  );
}

/** Plural forms for «Смотреть 21 квартиру». */
const FLATS_SEEN = ['квартиру', FLATS[1], FLATS[2]] as const;

function Reasons({ reasons }: Pick<SellingData, 'reasons'>) {
  return (
    <Section>
      <SectionHead title={'Что вы\u00a0узнаете до\u00a0сделки'} />
      <ul className={css.list}>
        {reasons.map(({ title, text }) => (
          <li className={css.reason} key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Steps({ steps }: Pick<SellingData, 'steps'>) {
  return (
    <Section>
      <div className={css.two}>
        <h2>{'От\u00a0покупки до\u00a0ключей'}</h2>
        <VerticalTimeline events={steps.map((step, index) => ({ date: `Шаг\u00a0${index + 1}`, ...step }))} />
      </div>
    </Section>
  );
}

function OnSale({ flats, onSale, assigned }: Pick<SellingData, 'flats' | 'onSale' | 'assigned'>) {
  if (flats.length === 0) return null;
  return (
    <Section tone="stone">
      <SectionHead
        title={'Сейчас в\u00a0продаже'}
        link={{ label: onSale > flats.length ? `Весь список, ${counted(onSale, FLATS)}` : 'Весь список', to: '/sales' }}
      />
      <FlatCards flats={flats} />
      {assigned.length > 0 ? <Assigned flats={assigned} /> : null}
    </Section>
  );
}

function Assigned({ flats }: { flats: SellingData['assigned'] }) {
  return (
    <div className={css.assigned}>
      <p>{'В\u00a0строящихся домах продаём по\u00a0уступке прав или\u00a0договору долевого участия:'}</p>
      <ul>
        {flats.map(({ slug, title, address, developer, projectDeclarationUrl = '' }) => (
          <li key={slug}>
            <Link to={`/sales/${slug}`} look="text">{`${title}, ${address}`}</Link>
            {` — застройщик ${developer}, `}
            <Link to={projectDeclarationUrl} look="text">
              проектная декларация
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
