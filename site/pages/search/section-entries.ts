import type { Content } from '../../../model/content.ts';
import { paperPath } from '../../../model/paper-file.ts';
import type { SearchEntry } from '../../features/search/search-entry.ts';
import { withoutRepeats } from './key-words.ts';

/** The lists and pages that stand for themselves, the likeliest first; `words` are what else visitors call them. */
export function sectionEntries({
  home,
  pages,
  flats,
  people,
  papers,
  underway,
  acceptance,
  company,
}: Content): SearchEntry[] {
  const { packages, works, sales, services, promotions, news, about, reviews, vacancies, contacts, selling } = pages;
  const section = (to: string, title: string, texts: readonly (string | undefined)[]): SearchEntry => ({
    to,
    title,
    note: '',
    words: withoutRepeats(texts),
  });
  const isSelling = flats.length > 0;
  return [
    section('/remont', packages.title, ['пакеты цена ремонт', packages.lead, packages.compareTitle]),
    section('/#calculator', 'Калькулятор', [
      'цена ремонт смета двушка однушка трёшка студия',
      home.calculator.title,
      home.calculator.lead,
    ]),
    section('/works', works.title, ['примеры фото портфолио', works.lead]),
    ...(pages.underway && underway.length > 0
      ? [section('/works/seychas', pages.underway.title, ['сейчас идёт свободные даты начало', pages.underway.lead])]
      : []),
    ...(isSelling ? [section('/sales', sales.title, ['купить', sales.lead])] : []),
    section('/services', services.title, ['отдельные работы цена', services.lead]),
    ...(pages.acceptance && acceptance.length > 0
      ? [section('/priyomka', pages.acceptance.title, ['чек-лист дефектная ведомость', pages.acceptance.lead])]
      : []),
    section('/stocks', promotions.title, ['скидки подарки', promotions.lead]),
    section('/contacts', contacts.title, ['адрес карта часы', company.city, contacts.lead]),
    section('/about', about.title, [
      'гарантия обещания договор документы компания',
      about.lead,
      ...about.commitments.map(({ title }) => title),
      ...about.documents.map(({ title }) => title),
      ...people.flatMap(({ name, role }) => [name, role]),
    ]),
    ...papers.map(({ slug, shortTitle, title, summary }) => section(paperPath(slug), shortTitle, [title, summary])),
    section('/about/reviews', reviews.title, ['мнение', reviews.lead]),
    section('/news', news.title, ['статьи советы', news.lead]),
    ...(selling && isSelling ? [section('/prodazha-kvartir', selling.title, ['как продаём', selling.lead])] : []),
    section('/about/vacancies', vacancies.title, ['трудоустройство', vacancies.lead]),
  ];
}
