/** Shares of a package's price; the rest is work. */
type Split = { readonly rough: number; readonly finish: number };

export type PackagePrice = {
  readonly slug: string;
  readonly title: string;
  readonly priceRubPerM2: number;
  readonly baseDays: number;
  readonly daysPerM2: number;
  readonly split: Split;
};

/** An extra costs either a sum or so much a metre. */
export type ExtraPrice = {
  readonly id: string;
  readonly title: string;
  readonly priceRub?: number;
  readonly priceRubPerM2?: number;
  /** Slugs of the packages whose price holds it already. */
  readonly includedIn?: readonly string[];
};

export type Prices = {
  readonly minAreaM2: number;
  readonly maxAreaM2: number;
  readonly packages: readonly PackagePrice[];
  readonly extras: readonly ExtraPrice[];
  readonly resaleMarkup: number;
  readonly resaleDays: number;
  readonly instalment: { readonly months: number; readonly firstPaymentShare: number };
};

export type Housing = 'new' | 'resale';

export type Answers = {
  readonly areaM2: number;
  readonly housing: Housing;
  /** Slug of the package. */
  readonly package: string;
  /** Ids of the chosen extras. */
  readonly extras: readonly string[];
};

export type Estimate = {
  readonly totalRub: number;
  /** Add up to the total exactly; extras count as work. */
  readonly parts: { readonly workRub: number; readonly roughRub: number; readonly finishRub: number };
  readonly days: number;
  readonly firstPaymentRub: number;
  readonly monthlyRub: number;
};

/** What a renovation costs and how long it takes, by the prices of the contract. */
export function estimate(prices: Prices, answers: Answers): Estimate {
  const areaM2 = clampArea(prices, answers.areaM2);
  const chosen = packageOf(prices, answers.package);
  const isResale = answers.housing === 'resale';

  const renovationRub = areaM2 * chosen.priceRubPerM2 * (isResale ? 1 + prices.resaleMarkup : 1);
  const extrasRub = prices.extras
    .filter((extra) => answers.extras.includes(extra.id) && !isIncluded(extra, chosen.slug))
    .reduce((sum, extra) => sum + extraPriceRub(extra, areaM2), 0);
  const totalRub = toThousands(renovationRub + extrasRub);

  const { months, firstPaymentShare } = prices.instalment;
  const firstPaymentRub = Math.round(totalRub * firstPaymentShare);
  return {
    totalRub,
    parts: splitTotal(totalRub, chosen.split, extrasRub > 0 ? renovationRub / (renovationRub + extrasRub) : 1),
    days: Math.round(chosen.baseDays + areaM2 * chosen.daysPerM2) + (isResale ? prices.resaleDays : 0),
    firstPaymentRub,
    monthlyRub: Math.ceil((totalRub - firstPaymentRub) / months),
  };
}

/** The nearest area that the calculator is good for. */
export function clampArea({ minAreaM2, maxAreaM2 }: Pick<Prices, 'minAreaM2' | 'maxAreaM2'>, areaM2: number): number {
  return Math.min(maxAreaM2, Math.max(minAreaM2, Number.isNaN(areaM2) ? minAreaM2 : areaM2));
}

export function packageOf({ packages }: Pick<Prices, 'packages'>, slug: string): PackagePrice {
  const found = packages.find((candidate) => candidate.slug === slug) ?? packages[0];
  if (!found) throw new Error('The calculator has no packages');
  return found;
}

/** Whether the package's price holds the extra already. */
export function isIncluded({ includedIn = [] }: ExtraPrice, packageSlug: string): boolean {
  return includedIn.includes(packageSlug);
}

export function extraPriceRub({ priceRub = 0, priceRubPerM2 = 0 }: ExtraPrice, areaM2: number): number {
  return priceRub + priceRubPerM2 * areaM2;
}

/** Rounds the borders between the parts rather than the parts, so that nothing is lost and nothing is negative. */
function splitTotal(totalRub: number, split: Split, renovationShare: number): Estimate['parts'] {
  const roughRub = toThousands(totalRub * split.rough * renovationShare);
  const materialsRub = Math.min(totalRub, toThousands(totalRub * (split.rough + split.finish) * renovationShare));
  return { workRub: totalRub - materialsRub, roughRub, finishRub: materialsRub - roughRub };
}

function toThousands(rub: number): number {
  return Math.round(rub / 1000) * 1000;
}
