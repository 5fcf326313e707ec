import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import type { SavedEstimate } from '../../storage/saved-estimate.ts';
import type { CalculatorView } from './calculator-data.ts';
import type { Answers, Estimate } from './estimate.ts';
import { chosenExtras, houseOf, isIncluded, packageOf } from './estimate.ts';
import { estimateNumber } from './estimate-number.ts';
import { formatFork } from './format-fork.ts';
import { writeAnswers } from './write-answers.ts';

type AnswerPrices = Omit<CalculatorView, 'defaults' | 'notIncluded' | 'note'>;

/** Returns the calculation as text for the manager, with the query that reopens it. */
export function leadAnswers(prices: AnswerPrices, answers: Answers, { totalRub, fork, days }: Estimate): SavedEstimate {
  const chosen = packageOf(prices, answers.package);
  const area = formatArea(answers.areaM2);
  const paid = chosenExtras(prices, answers).map(({ extra, count }) =>
    count > 1 ? `${extra.title} × ${count}` : extra.title,
  );
  const held = prices.extras.filter((extra) => isIncluded(extra, chosen.slug)).map(({ title }) => title);
  const query = writeAnswers(prices, answers).toString();
  return {
    titleShown: `${chosen.title}, ${area}`,
    priceShown: formatFork(fork),
    query,
    answers: {
      Площадь: area,
      Дом: houseOf(prices, answers.housing).label,
      Пакет: chosen.title,
      Дополнительно: paid.length > 0 ? paid : 'ничего',
      ...(held.length > 0 ? { 'Входит в пакет': held } : {}),
      Сумма: formatRub(totalRub),
      Вилка: formatFork(fork),
      Срок: counted(days, DAYS),
      Расчёт: `№ ${estimateNumber(prices.rulesVersion, query)}`,
      'Правила расчёта': prices.rules,
    },
  };
}
