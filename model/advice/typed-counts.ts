import { deadlineTotals } from '../contracts/deadline-totals.ts';
import { counted, PEOPLE } from '../format/plural.ts';
import type { Advice } from './advised.ts';
import { adviceOn } from './own-texts.ts';
import type { Survey } from './survey.ts';

/** Articles and papers speak about other companies and about samples. */
const TELLS_OF_OTHERS: readonly string[] = ['articles', 'papers'];

type TypedCount = { readonly typed: RegExp; readonly remedy: string };

/** Finds typed numbers of contracts, delays, people, brigades and homes: each is counted or edited in one place. */
export function typedCounts(survey: Survey): Advice[] {
  const counts = [...contractCounts(survey), ...companyCounts(survey)];
  return survey.texts.flatMap((text) => {
    if (text.file.kind.prices === 'kept' || TELLS_OF_OTHERS.includes(text.file.kind.name)) return [];
    return counts.flatMap(({ typed, remedy }) => {
      const quote = typed.exec(text.text)?.[0];
      return quote === undefined ? [] : [adviceOn(text, quote, `«${quote}» стоит цифрами. ${remedy}`)];
    });
  });
}

function contractCounts({ written, today }: Survey): TypedCount[] {
  if (deadlineTotals({ ...written, today }) === null) return [];
  const remedy = 'Договоры и опоздания сайт считает сам: уберите число и сошлитесь на страницу «Сроки».';
  return [
    { typed: /(?<![\d,])\d+\sдоговор(?:а|ов)?(?![а-яё])/iu, remedy },
    { typed: /опоздали\s(?:\d+\sраза?|однажды|дважды|трижды)(?![а-яё])/iu, remedy },
  ];
}

function companyCounts({ written: { company } }: Survey): TypedCount[] {
  if (!company.counts) return [];
  const { people, homes } = company.counts;
  const remedy = (reference: string) => `Напишите ${reference}: изменится число — изменится и здесь.`;
  const peopleWords = counted(people, PEOPLE).replace('\u00a0', '\\s');
  return [
    { typed: new RegExp(`(?<![\\d,])${peopleWords}(?![а-яё])`, 'iu'), remedy: remedy('{людей}') },
    { typed: /(?<![\d,])\d+\sбригад[аы]?(?![а-яё])/iu, remedy: remedy('{бригад}') },
    { typed: new RegExp(`(?<![\\d,]|\\d\\s)${homes}(?!\\d|,\\d|\\s\\d)`), remedy: remedy('{сдано}') },
  ];
}
