import type { Answers, Prices } from './estimate.ts';
import { chosenExtras, clampArea, extraPriceRub, houseOf, packageOf, splitTotal } from './estimate.ts';

export type SumLine = { readonly title: string; readonly rub: number };

/** Returns the items of a total (package, house, extras) in whole roubles; they add up exactly to the total. */
export function sumLines(prices: Prices, answers: Answers): SumLine[] {
  const areaM2 = clampArea(prices, answers.areaM2);
  const { title, priceRubPerM2 } = packageOf(prices, answers.package);
  const { label, what, markup } = houseOf(prices, answers.housing);
  const baseRub = areaM2 * priceRubPerM2;
  const renovationRub = baseRub * (1 + markup);
  return roundToRoubles([
    { title: `Ремонт «${title}»`, rub: baseRub },
    ...(markup > 0 ? [{ title: `${label}: ${what}`, rub: renovationRub - baseRub }] : []),
    ...chosenExtras(prices, answers).map(({ extra, count }) => ({
      title: count > 1 ? `${extra.title} × ${count}` : extra.title,
      rub: count * extraPriceRub(extra, areaM2, renovationRub),
    })),
  ]);
}

/** The items of a total with the package divided into work and materials, so that there is never one row only. */
export function sumParts(prices: Prices, answers: Answers): SumLine[] {
  const [base, ...added] = sumLines(prices, answers);
  if (!base) return [];
  const { workRub, roughRub, finishRub } = splitTotal(base.rub, packageOf(prices, answers.package).split, 1);
  const parts = [
    { title: `${base.title}: работы`, rub: workRub },
    { title: 'Черновые материалы', rub: roughRub },
    { title: 'Чистовые материалы', rub: finishRub },
  ];
  return [...parts.filter(({ rub }) => rub > 0), ...added];
}

/** Rounds the running sums, not the lines, so rounding errors do not accumulate in the total. */
function roundToRoubles(lines: readonly SumLine[]): SumLine[] {
  let exactRub = 0;
  let shownRub = 0;
  return lines.map(({ title, rub }) => {
    exactRub += rub;
    const line = { title, rub: Math.round(exactRub) - shownRub };
    shownRub += line.rub;
    return line;
  });
}
