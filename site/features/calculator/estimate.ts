import { termDays } from '../../../model/estimate/quantities.ts';
import type { Housing } from '../../../model/kinds/housing.ts';

/** Material shares of a package's price; the remainder is labour. */
type Split = { readonly rough: number; readonly finish: number };

export type PackagePrice = {
  readonly slug: string;
  readonly title: string;
  readonly priceRubPerM2: number;
  readonly baseDays: number;
  readonly daysPerM2: number;
  readonly split: Split;
};

export type HousePrice = {
  readonly housing: Housing;
  /** Value in the URL query. */
  readonly value: string;
  readonly label: string;
  readonly what: string;
  readonly markup: number;
  readonly days: number;
};

/** The price is one of three: a fixed sum, a sum per m², or a share of the renovation price. */
export type ExtraPrice = {
  readonly id: string;
  readonly title: string;
  readonly priceRub?: number;
  readonly priceRubPerM2?: number;
  readonly share?: number;
  /** Additional days; negative when the extra saves time. */
  readonly days?: number;
  /** Maximum quantity; defaults to 1. */
  readonly maxCount?: number;
  /** Slugs of packages whose price already includes the extra. */
  readonly includedIn?: readonly string[];
};

type InstalmentTerms = { readonly months: number; readonly firstPaymentShare: number };

export type Prices = {
  readonly minAreaM2: number;
  readonly maxAreaM2: number;
  readonly packages: readonly PackagePrice[];
  readonly extras: readonly ExtraPrice[];
  readonly houses: readonly HousePrice[];
  /** Historical deviation of the itemised estimate from the calculation. */
  readonly tolerancePercent: number;
  readonly instalment?: InstalmentTerms;
};

export type Answers = {
  readonly areaM2: number;
  readonly housing: Housing;
  readonly package: string;
  readonly extras: Readonly<Record<string, number>>;
};

export type Estimate = {
  readonly totalRub: number;
  /** Range expected for the itemised estimate, in round sums within the stated tolerance. */
  readonly fork: { readonly lowRub: number; readonly highRub: number };
  /** The parts add up exactly to the total; extras count as labour. */
  readonly parts: { readonly workRub: number; readonly roughRub: number; readonly finishRub: number };
  readonly days: number;
  /** Omitted when the company offers no instalments. */
  readonly instalment?: InstalmentTerms & { readonly firstPaymentRub: number; readonly monthlyRub: number };
};

/** Coarsest rounding of a fork is 10 ** 4 roubles. */
const MAX_FORK_DIGITS = 4;

export function estimate(prices: Prices, answers: Answers): Estimate {
  const areaM2 = clampArea(prices, answers.areaM2);
  const chosen = packageOf(prices, answers.package);
  const house = houseOf(prices, answers.housing);
  const extras = chosenExtras(prices, answers);

  const renovationRub = areaM2 * chosen.priceRubPerM2 * (1 + house.markup);
  const extrasRub = extras.reduce(
    (sum, { extra, count }) => sum + count * extraPriceRub(extra, areaM2, renovationRub),
    0,
  );
  const totalRub = Math.round(renovationRub + extrasRub);
  const extraDays = extras.reduce((sum, { extra, count }) => sum + count * (extra.days ?? 0), 0);

  return {
    totalRub,
    fork: forkOf(totalRub, prices.tolerancePercent),
    parts: splitTotal(totalRub, chosen.split, extrasRub > 0 ? renovationRub / (renovationRub + extrasRub) : 1),
    days: Math.max(1, termDays(chosen, areaM2) + house.days + extraDays),
    ...(prices.instalment ? { instalment: instalmentOf(totalRub, prices.instalment) } : {}),
  };
}

function instalmentOf(totalRub: number, terms: InstalmentTerms): NonNullable<Estimate['instalment']> {
  const firstPaymentRub = Math.round(totalRub * terms.firstPaymentShare);
  return { ...terms, firstPaymentRub, monthlyRub: Math.ceil((totalRub - firstPaymentRub) / terms.months) };
}

export function clampArea({ minAreaM2, maxAreaM2 }: Pick<Prices, 'minAreaM2' | 'maxAreaM2'>, areaM2: number): number {
  return Math.min(maxAreaM2, Math.max(minAreaM2, Number.isNaN(areaM2) ? minAreaM2 : areaM2));
}

export function packageOf({ packages }: Pick<Prices, 'packages'>, slug: string): PackagePrice {
  const found = packages.find((candidate) => candidate.slug === slug) ?? packages[0];
  if (!found) throw new Error('The calculator has no packages');
  return found;
}

export function houseOf({ houses }: Pick<Prices, 'houses'>, housing: Housing): HousePrice {
  const found = houses.find((house) => house.housing === housing) ?? houses[0];
  if (!found) throw new Error('The calculator knows no kind of house');
  return found;
}

export function isIncluded({ includedIn = [] }: ExtraPrice, packageSlug: string): boolean {
  return includedIn.includes(packageSlug);
}

type ChosenExtra = { readonly extra: ExtraPrice; readonly count: number };

export function chosenExtras(prices: Prices, answers: Answers): ChosenExtra[] {
  const { slug } = packageOf(prices, answers.package);
  return prices.extras
    .filter((extra) => !isIncluded(extra, slug))
    .map((extra) => ({ extra, count: Math.min(extra.maxCount ?? 1, answers.extras[extra.id] ?? 0) }))
    .filter(({ count }) => count > 0);
}

export function extraPriceRub(
  { priceRub = 0, priceRubPerM2 = 0, share = 0 }: ExtraPrice,
  areaM2: number,
  ofRub: number,
) {
  return priceRub + priceRubPerM2 * areaM2 + share * ofRub;
}

/** Rounds towards the total, so neither bound differs from it by more than the stated percentage. */
function forkOf(totalRub: number, tolerancePercent: number): Estimate['fork'] {
  const toleranceRub = (totalRub * tolerancePercent) / 100;
  // A step within the tolerance keeps the total between the bounds.
  const digits = Math.floor(Math.log10(Math.max(1, toleranceRub)));
  const stepRub = 10 ** Math.min(MAX_FORK_DIGITS, digits);
  return {
    lowRub: Math.ceil((totalRub - toleranceRub) / stepRub) * stepRub,
    highRub: Math.floor((totalRub + toleranceRub) / stepRub) * stepRub,
  };
}

/** Rounds the boundaries between the parts, not the parts, so the sum is exact and no part is negative. */
export function splitTotal(totalRub: number, split: Split, renovationShare: number): Estimate['parts'] {
  const roughRub = Math.round(totalRub * split.rough * renovationShare);
  const materialsRub = Math.min(totalRub, Math.round(totalRub * (split.rough + split.finish) * renovationShare));
  return { workRub: totalRub - materialsRub, roughRub, finishRub: materialsRub - roughRub };
}
