import type { Content } from '../../../model/content.ts';
import { DEADLINES_PATH, deadlineTotals } from '../../../model/contracts/deadline-totals.ts';
import { hasPage } from '../../../model/kinds/offered-pages.ts';
import { paperPath } from '../../../model/paper/paper-file.ts';
import { currentPromotions } from '../../features/promotions/promotion-card-data.ts';
import type { SearchEntry } from '../../features/search/search-entry.ts';
import { withoutRepeats } from './key-words.ts';

/** Site sections by popularity; empty ones are omitted. `words` holds synonyms that visitors use. */
export function sectionEntries(content: Content): SearchEntry[] {
  const { home, pages, flats, reviews, people, papers, underway, acceptance, company } = content;
  const section = (to: string, title: string, texts: readonly (string | undefined)[]): SearchEntry => ({
    to,
    title,
    note: '',
    words: withoutRepeats(texts),
  });
  const sections = [
    section('/remont', pages.packages.title, ['пакеты цена ремонт', pages.packages.lead, pages.packages.compareTitle]),
    section('/#calculator', 'Калькулятор', [
      'цена ремонт смета двушка однушка трёшка студия',
      home.calculator.title,
      home.calculator.lead,
    ]),
    section('/works', pages.works.title, ['примеры фото портфолио', pages.works.lead]),
    pages.underway &&
      underway.length > 0 &&
      section('/works/seychas', pages.underway.title, ['сейчас идёт свободные даты начало', pages.underway.lead]),
    pages.deadlines &&
      deadlineTotals(content) !== null &&
      section(DEADLINES_PATH, pages.deadlines.title, ['опоздания неустойка график вовремя', pages.deadlines.lead]),
    flats.length > 0 && section('/sales', pages.sales.title, ['купить', pages.sales.lead]),
    section('/services', pages.services.title, ['отдельные работы цена', pages.services.lead]),
    pages.acceptance &&
      acceptance.length > 0 &&
      section('/priyomka', pages.acceptance.title, ['чек-лист дефектная ведомость', pages.acceptance.lead]),
    currentPromotions(content).length > 0 &&
      section('/stocks', pages.promotions.title, ['скидки подарки', pages.promotions.lead]),
    section('/contacts', pages.contacts.title, ['адрес карта часы', company.city, pages.contacts.lead]),
    section('/about', pages.about.title, [
      'гарантия обещания договор документы компания',
      pages.about.lead,
      ...pages.about.commitments.map(({ title }) => title),
      ...pages.about.documents.map(({ title }) => title),
      ...people.flatMap(({ name, role }) => [name, role]),
    ]),
    ...papers.map(({ slug, shortTitle, title, summary }) => section(paperPath(slug), shortTitle, [title, summary])),
    reviews.length > 0 && section('/about/reviews', pages.reviews.title, ['мнение', pages.reviews.lead]),
    section('/news', pages.news.title, ['статьи советы', pages.news.lead]),
    pages.selling &&
      flats.length > 0 &&
      section('/prodazha-kvartir', pages.selling.title, ['как продаём', pages.selling.lead]),
    section('/about/vacancies', pages.vacancies.title, ['трудоустройство', pages.vacancies.lead]),
  ];
  return sections.filter((entry) => entry !== undefined && entry !== false).filter(({ to }) => hasPage(content, to));
}
