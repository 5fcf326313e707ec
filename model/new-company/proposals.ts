import { daysAfter } from '../format/calendar.ts';
import type { Answers } from './answers.ts';
import { type CityWords, cityWords } from './city-words.ts';
import { PACKAGE_LEVELS } from './package-levels.ts';
import { SINGLE_WORKS } from './single-works.ts';

/** Answers so far; a step may be incomplete. */
export type PartialAnswers = { readonly [Step in keyof Answers]?: Partial<Answers[Step]> };

const SHORTEST_VALIDITY_DAYS = 90;

/** Proposes answers from the answers so far; questions about facts of the company have no proposal. */
export function proposals({ city = {}, contacts = {} }: PartialAnswers, today: string): PartialAnswers {
  const words: Partial<CityWords> = city.city === undefined ? {} : cityWords(city.city);
  const cityIn = city.cityIn ?? words.cityIn;
  return {
    city: { utcOffsetHours: 3, ...words, ...(cityIn === undefined ? {} : { tagline: `ремонт квартир в ${cityIn}` }) },
    contacts: { hours: 'пн–пт 9:00–18:00', callbackMinutes: 30 },
    ...(contacts.officeAddress === undefined ? {} : { requisites: { address: contacts.officeAddress } }),
    look: { action: '#1f5a70', accent: '#8fc7d8' },
    packages: {
      exampleAreaM2: 56,
      ...Object.fromEntries(
        PACKAGE_LEVELS.map(({ level, priceRubPerM2, termDays }) => [level, { priceRubPerM2, termDays }]),
      ),
      pricesValidUntil: endOfYear(daysAfter(today, SHORTEST_VALIDITY_DAYS)),
      estimateDays: 5,
      guaranteeYears: 2,
      keepsEstimate: true,
      showsHiddenWork: true,
    },
    offers: {
      ...Object.fromEntries(SINGLE_WORKS.map(({ name, priceRub }) => [name, priceRub])),
      sales: false,
      promotions: false,
      reviews: true,
      vacancies: false,
    },
    ...(contacts.email === undefined ? {} : { documents: { email: contacts.email } }),
  };
}

function endOfYear(day: string): string {
  return `${day.slice(0, 4)}-12-31`;
}
