import type { PagePayload } from '../../lib/page.ts';
import { Articles } from './articles.tsx';
import { CalculatorBand } from './calculator-band.tsx';
import { Contacts } from './contacts.tsx';
import type { HomeData } from './data.ts';
import { Flats } from './flats.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeQuestions } from './home-questions.tsx';
import { Packages } from './packages.tsx';
import { PromotionBand } from './promotion-band.tsx';
import { Reviews } from './reviews.tsx';
import { Schedule } from './schedule.tsx';
import { Services } from './services.tsx';
import { Works } from './works.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<HomeData> }) {
  return (
    <>
      <HomeHero {...data.hero} />
      <Packages {...data.packages} />
      <CalculatorBand {...data.calculator} formNote={data.hero.form.note} />
      <Works {...data.works} />
      <Schedule {...data.schedule} />
      {data.promotion ? <PromotionBand {...data.promotion} /> : null}
      {data.flats ? <Flats {...data.flats} /> : null}
      {data.reviews ? <Reviews {...data.reviews} /> : null}
      <Services {...data.services} />
      <HomeQuestions {...data.questions} phone={data.contacts.phone} />
      <Articles {...data.articles} />
      <Contacts {...data.contacts} />
    </>
  );
}
