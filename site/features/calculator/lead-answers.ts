import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import type { Answers, Estimate, Prices } from './estimate.ts';
import { packageOf } from './estimate.ts';

/** What goes with the lead, in words for the person who calls back. */
export type CountedFlat = {
  /** What stands beside the form: «Комфорт, 64 м²» and its price. */
  readonly title: string;
  readonly price: string;
  readonly answers: Readonly<Record<string, string | readonly string[]>>;
};

export function leadAnswers(prices: Prices, answers: Answers, { totalRub, days }: Estimate): CountedFlat {
  const chosen = packageOf(prices, answers.package);
  const area = formatArea(answers.areaM2);
  const extras = prices.extras.filter(({ id }) => answers.extras.includes(id)).map(({ title }) => title);
  return {
    title: `${chosen.title}, ${area}`,
    price: formatRub(totalRub),
    answers: {
      Площадь: area,
      Дом: answers.housing === 'resale' ? 'Вторичное жильё' : 'Новостройка',
      Пакет: chosen.title,
      Дополнительно: extras.length > 0 ? extras : 'ничего',
      Сумма: formatRub(totalRub),
      Срок: counted(days, DAYS),
    },
  };
}
