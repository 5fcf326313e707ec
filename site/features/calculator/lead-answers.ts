import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import type { CountedFlat } from '../../lib/counted-flat.ts';
import type { Answers, Estimate, ExtraPrice, Prices } from './estimate.ts';
import { isIncluded, packageOf } from './estimate.ts';

export function leadAnswers(prices: Prices, answers: Answers, { totalRub, days }: Estimate): CountedFlat {
  const chosen = packageOf(prices, answers.package);
  const area = formatArea(answers.areaM2);
  const included = (extra: ExtraPrice) => isIncluded(extra, chosen.slug);
  const titles = (of: (extra: ExtraPrice) => boolean) => prices.extras.filter(of).map(({ title }) => title);
  const extras = titles((extra) => answers.extras.includes(extra.id) && !included(extra));
  const held = titles(included);
  return {
    titleShown: `${chosen.title}, ${area}`,
    priceShown: formatRub(totalRub),
    answers: {
      Площадь: area,
      Дом: answers.housing === 'resale' ? 'Вторичное жильё' : 'Новостройка',
      Пакет: chosen.title,
      Дополнительно: extras.length > 0 ? extras : 'ничего',
      ...(held.length > 0 ? { 'Входит в пакет': held } : {}),
      Сумма: formatRub(totalRub),
      Срок: counted(days, DAYS),
    },
  };
}
