import type { Answers } from '../../../model/new-company/answers.ts';
import { proposals } from '../../../model/new-company/proposals.ts';
import type { Facts } from '../../contract/content.ts';
import { checkStep, STEPS } from './check-step.ts';
import type { Kept, Step } from './kept-answers.ts';

/** Stand-ins in the preview for answers that are missing and have no proposal. */
const NEUTRAL: { readonly [S in Step]: Partial<Answers[S]> } = {
  name: { brand: 'Ваша компания', foundedYear: 2020 },
  city: {
    city: 'Ваш город',
    cityIn: 'вашем городе',
    region: 'Ваша область',
    tagline: 'ремонт квартир в вашем городе',
  },
  contacts: { phone: '+70000000000', email: 'pochta@kompaniya.example', officeAddress: 'Ваш город, ваша улица, 1' },
  requisites: {
    legalName: 'Ваша компания',
    inn: '0000000000',
    ogrn: '0000000000000',
    bank: 'Ваш банк',
    bik: '000000000',
    account: '00000000000000000000',
    address: 'Ваш юридический адрес',
  },
  look: {},
  packages: {},
  offers: {},
  documents: { email: 'pochta@kompaniya.example' },
};

/** Complete answers for a preview: what is missing or wrong is replaced, step by step. */
export function shownAnswers({ typed, checked }: Kept, today: string): Answers {
  const proposed = proposals(typed, today);
  return Object.fromEntries(STEPS.map((step) => [step, shownStep(step)])) as Answers;

  function shownStep(step: Step): unknown {
    const base: Facts = { ...NEUTRAL[step], ...proposed[step] };
    const facts: Facts | undefined = typed[step];
    const known = facts && (checkStep(step, facts).answers ?? checkStep(step, { ...base, ...facts }).answers);
    return known ?? checked[step] ?? base;
  }
}
