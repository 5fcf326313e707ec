import type { KindName } from '../../../model/kinds/kinds.ts';

/** Where a field lives, by the kind of its entry; «{}» is the title of the entry. */
const HOMES: Readonly<Record<KindName, string>> = {
  company: 'в сведениях о компании',
  brand: 'в знаке, цветах и рисунках',
  navigation: 'в меню сайта',
  home: 'в текстах главной страницы',
  pages: 'в текстах страниц',
  calculator: 'в калькуляторе',
  replies: 'в словах о звонке',
  redirects: 'в переехавших адресах',
  packages: 'в пакете {}',
  works: 'в работе {}',
  underway: 'в ремонте {}',
  contracts: 'в договоре {}',
  flats: 'в квартире {}',
  promotions: 'в акции {}',
  services: 'в услуге {}',
  acceptance: 'в списке для приёмки',
  articles: 'в статье {}',
  people: 'в карточке человека {}',
  reviews: 'в отзыве {}',
  vacancies: 'в вакансии {}',
  papers: 'в бумаге {}',
  documents: 'в документе {}',
};

/** Returns the place in «Это меняют …»: «в пакете «Комфорт»». */
export function homeWords(kind: KindName, entry: string): string {
  return HOMES[kind].replace('{}', () => `«${entry}»`);
}
