import type { Content } from '../../../model/content.ts';
import { formatPhone } from '../../../model/format/phone.ts';
import { FLATS } from '../../../model/format/plural.ts';
import { Calculator } from '../../features/calculator/calculator.tsx';
import type { CalculatorView } from '../../features/calculator/calculator-data.ts';
import { DeadlinesLine } from '../../features/deadlines/deadlines-line.tsx';
import { FlatCards } from '../../features/flats/flat-cards.tsx';
import { LeadForm } from '../../features/lead-form/lead-form.tsx';
import type { PromotionCardView } from '../../features/promotions/promotion-card-data.ts';
import { PromotionDeadline } from '../../features/promotions/promotion-deadline.tsx';
import { DIALOGS } from '../../first-view/dialog-names.ts';
import type { PagePayload } from '../../page-contract/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Figures } from '../../ui/figures.tsx';
import { FormCard } from '../../ui/form-card.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { Link } from '../../ui/link.tsx';
import { PictureBand } from '../../ui/picture-band.tsx';
import { Questions } from '../../ui/questions.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { allOf } from './all-of.ts';
import { Articles } from './articles.tsx';
import { Closing } from './closing.tsx';
import type { HomeData } from './data.ts';
import { FeaturedWorkCase } from './featured-work-case.tsx';
import type { FlatsData } from './flats-data.ts';
import type { Heading } from './heading.ts';
import type { HeroData } from './hero-data.ts';
import { Packages } from './packages.tsx';
import styles from './page.module.css';
import { Reviews } from './reviews.tsx';
import { Works } from './works.tsx';
import type { FeaturedWork } from './works-data.ts';

export function Page({ payload: { data } }: { payload: PagePayload<HomeData> }) {
  return (
    <>
      <HomeHero {...data.hero} />
      <Packages {...data.packages} />
      <CalculatorBand {...data.calculator} formNote={data.closing.cardNote} />
      <Works {...data.works} />
      <Schedule {...data.schedule} featured={data.works.featured} />
      {data.promotion ? <PromotionBand {...data.promotion} /> : null}
      {data.flats ? <Flats {...data.flats} /> : null}
      {data.reviews ? <Reviews {...data.reviews} /> : null}
      {data.services ? <Services {...data.services} /> : null}
      <HomeQuestions {...data.questions} phone={data.contacts.phone} />
      <Articles {...data.articles} />
      <Closing {...data.closing} contacts={data.contacts} />
    </>
  );
}

function HomeHero({ title, lead, photo, work, example, figures }: HeroData) {
  return (
    <Hero
      photo={photo}
      title={title}
      lead={lead}
      tag={work}
      aside={
        <FormCard title={example.flat}>
          <p className={styles.fork}>{example.fork}</p>
          <p className={styles.days}>{`${example.days}. Цены те же, что в договоре.`}</p>
          <div className={styles.ways}>
            <ButtonLink to="/#calculator" full>
              Посчитать свою квартиру
            </ButtonLink>
            <ButtonLink to="#form" variant="secondary" full data-opens={DIALOGS.callback}>
              Перезвоните мне
            </ButtonLink>
          </div>
        </FormCard>
      }
      asideRaised
      below={<Figures items={figures} />}
    />
  );
}

type CalculatorBandProps = Heading & { prices: CalculatorView; formNote: string };

function CalculatorBand({ title, lead, prices, formNote }: CalculatorBandProps) {
  return (
    <Section tone="sage" id="calculator">
      <SectionHead title={title} lead={lead} />
      <Calculator
        prices={prices}
        formNote={formNote}
        form={<LeadForm kind="calculator" wishes={false} button="Жду звонка" />}
      />
    </Section>
  );
}

type ScheduleProps = HomeData['schedule'] & { featured: FeaturedWork | null };

function Schedule({ title, lead, featured, deadlines }: ScheduleProps) {
  if (!featured && deadlines === null) return null;
  return (
    <Section>
      <SectionHead title={title} lead={lead} brief link={{ label: 'График по этапам', to: '/remont#schedule' }} />
      {featured ? <FeaturedWorkCase work={featured} /> : null}
      <DeadlinesLine text={deadlines} />
    </Section>
  );
}

function PromotionBand({ slug, title, summary, deadline, photo, mark }: PromotionCardView) {
  return (
    <Section>
      <PictureBand photo={photo}>
        <h2>{title}</h2>
        <p className="lead">{summary}</p>
        <PromotionDeadline>{deadline}</PromotionDeadline>
        <ButtonLink variant="secondary" to={`/stocks/${slug}`}>
          Условия акции
        </ButtonLink>
        {mark ? <p className="caption">{mark}</p> : null}
      </PictureBand>
    </Section>
  );
}

function Services({ title, lead, rows }: NonNullable<HomeData['services']>) {
  return (
    <Section tone="stone">
      <SectionHead brief title={title} lead={lead} link={{ label: 'Услуги и цены', to: '/services' }} />
      <Ledger className={styles.services} rows={rows} />
    </Section>
  );
}

function Flats({ title, lead, total, cards }: FlatsData) {
  return (
    <Section>
      <SectionHead
        brief
        title={title}
        lead={lead}
        link={{ label: allOf(total, FLATS, 'Все квартиры'), to: '/sales' }}
      />
      <FlatCards flats={cards} />
    </Section>
  );
}

type HomeQuestionsProps = Content['home']['questions'] & { phone: string };

function HomeQuestions({ title, lead, items, phone }: HomeQuestionsProps) {
  return (
    <Questions title={title} items={items} firstOpen={false}>
      <p className={styles.lead}>
        {lead}{' '}
        <Link className={styles.phone} look="text" to={`tel:${phone}`}>
          {formatPhone(phone)}
        </Link>
      </p>
    </Questions>
  );
}
