import type { Content } from '../../../model/content.ts';
import { materialShares } from '../../../model/estimate/estimate.ts';
import { formatDate } from '../../../model/format/date.ts';
import { isPerM2 } from '../../../model/format/price.ts';
import { housingNames } from '../../../model/kinds/housing.ts';
import type { Answers, ExtraPrice, HousePrice, Prices } from './estimate.ts';

type Extra = Content['calculator']['extras'][number];

export type CalculatorView = Prices & {
  readonly defaults: Answers;
  /** For example «№ 7 от 1 октября 2026». Each lead carries this label, so its estimate can be recalculated. */
  readonly rules: string;
  readonly rulesVersion: number;
  readonly notIncluded: string;
  readonly note: string;
};

export function toCalculator(content: Content): CalculatorView {
  const { calculator, packages } = content;
  const { minAreaM2, maxAreaM2, tolerancePercent, instalment, rules } = calculator;
  return {
    minAreaM2,
    maxAreaM2,
    tolerancePercent,
    ...(instalment ? { instalment } : {}),
    rules: `№ ${rules.version} от ${formatDate(rules.since)}`,
    rulesVersion: rules.version,
    houses: housesOf(content),
    packages: packages.map((item) => ({
      slug: item.slug,
      title: item.title,
      priceRubPerM2: item.priceRubPerM2,
      baseDays: item.baseDays,
      daysPerM2: item.daysPerM2,
      split: materialShares(item),
    })),
    extras: calculator.extras.map((extra) => ({
      id: extra.id,
      title: extra.title,
      ...(extra.days === 0 ? {} : { days: extra.days }),
      ...(extra.maxCount === 1 ? {} : { maxCount: extra.maxCount }),
      ...(extra.includedIn.length > 0 ? { includedIn: extra.includedIn } : {}),
      ...extraPriceOf(extra, content),
    })),
    defaults: {
      areaM2: calculator.defaultAreaM2,
      housing: 'new',
      package: calculator.defaultPackage,
      extras: Object.fromEntries(calculator.extras.filter(({ selected }) => selected).map(({ id }) => [id, 1])),
    },
    notIncluded: calculator.notIncluded,
    note: calculator.note,
  };
}

/** Prewar houses without a configured markup are not offered: their price needs a site visit. */
function housesOf({ calculator: { resale, prewar }, pages }: Content): HousePrice[] {
  const names = housingNames(pages.works.oldHouse);
  return [
    { housing: 'new', ...names.new, what: 'без отделки', markup: 0, days: 0 },
    { housing: 'resale', ...names.resale, ...resale },
    ...(prewar ? [{ housing: 'prewar', ...names.prewar, ...prewar } as const] : []),
  ];
}

function extraPriceOf(
  { priceRub, priceRubPerM2, share, service }: Extra,
  { services }: Content,
): Pick<ExtraPrice, 'priceRub' | 'priceRubPerM2' | 'share'> {
  if (share !== undefined) return { share };
  const price = service === undefined ? undefined : services.find(({ slug }) => slug === service)?.price;
  if (price) return isPerM2(price) ? { priceRubPerM2: price.rub } : { priceRub: price.rub };
  return priceRub === undefined ? { priceRubPerM2: priceRubPerM2 ?? 0 } : { priceRub };
}
