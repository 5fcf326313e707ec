import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import type { SavedEstimate } from '../../storage/saved-estimate.ts';
import type { CalculatorView } from './calculator-data.ts';
import type { Answers, Estimate, Prices } from './estimate.ts';
import { chosenExtras, houseOf, isIncluded, packageOf } from './estimate.ts';
import { estimateNumber } from './estimate-number.ts';
import { formatFork } from './format-fork.ts';
import { writeAnswers } from './write-answers.ts';

type AnswerWords = Readonly<Record<string, string | readonly string[]>>;

/** What the manager reads of each answer. */
const WORDS: { readonly [key in keyof Answers]: (prices: Prices, answers: Answers) => AnswerWords } = {
  areaM2: (_, { areaM2 }) => ({ Площадь: formatArea(areaM2) }),
  housing: (prices, { housing }) => ({ Дом: houseOf(prices, housing).label }),
  package: (prices, answers) => ({ Пакет: packageOf(prices, answers.package).title }),
  extras: extrasWords,
};

function extrasWords(prices: Prices, answers: Answers): AnswerWords {
  const { slug } = packageOf(prices, answers.package);
  const paid = chosenExtras(prices, answers).map(({ extra, count }) =>
    count > 1 ? `${extra.title} × ${count}` : extra.title,
  );
  const held = prices.extras.filter((extra) => isIncluded(extra, slug)).map(({ title }) => title);
  return { Дополнительно: paid.length > 0 ? paid : 'ничего', ...(held.length > 0 ? { 'Входит в пакет': held } : {}) };
}

type AnswerPrices = Omit<CalculatorView, 'defaults' | 'notIncluded' | 'note'>;

/** Returns the calculation as text for the manager, with the query that reopens it. */
export function leadAnswers(prices: AnswerPrices, answers: Answers, { totalRub, fork, days }: Estimate): SavedEstimate {
  const query = writeAnswers(prices, answers).toString();
  return {
    titleShown: `${packageOf(prices, answers.package).title}, ${formatArea(answers.areaM2)}`,
    priceShown: formatFork(fork),
    query,
    answers: {
      ...Object.fromEntries(Object.values(WORDS).flatMap((words) => Object.entries(words(prices, answers)))),
      Сумма: formatRub(totalRub),
      Вилка: formatFork(fork),
      Срок: counted(days, DAYS),
      Расчёт: `№ ${estimateNumber(prices.rulesVersion, query)}`,
      'Правила расчёта': prices.rules,
    },
  };
}
