import type { PluralForms } from '../../../../model/format/plural.ts';
import { counted } from '../../../../model/format/plural.ts';
import type { FolderName, KindName } from '../../../../model/kinds/kinds.ts';

const FORMS: Readonly<Record<FolderName, PluralForms>> = {
  packages: ['пакет', 'пакета', 'пакетов'],
  works: ['работа', 'работы', 'работ'],
  underway: ['объект', 'объекта', 'объектов'],
  contracts: ['договор', 'договора', 'договоров'],
  flats: ['квартира', 'квартиры', 'квартир'],
  promotions: ['акция', 'акции', 'акций'],
  services: ['услуга', 'услуги', 'услуг'],
  acceptance: ['часть квартиры', 'части квартиры', 'частей квартиры'],
  articles: ['статья', 'статьи', 'статей'],
  people: ['человек', 'человека', 'человек'],
  reviews: ['отзыв', 'отзыва', 'отзывов'],
  vacancies: ['вакансия', 'вакансии', 'вакансий'],
  papers: ['документ', 'документа', 'документов'],
  documents: ['редакция', 'редакции', 'редакций'],
};

/** «12 квартир»: entries of a list by what they are. */
export function entriesCounted(kind: KindName, count: number): string {
  return counted(count, FORMS[kind as FolderName]);
}
