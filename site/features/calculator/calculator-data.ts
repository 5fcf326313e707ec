import type { Content } from '../../../model/content.ts';
import { type PlanSketchView, toFurnishedSketch } from '../../ui/plan-sketch/plan-sketch-data.ts';
import type { Answers, Prices } from './estimate.ts';

/** A plan of a real flat for flats of about this size. */
export type PlanOfSize = { readonly upToM2: number; readonly plan: PlanSketchView };

export type CalculatorView = Prices & {
  readonly defaults: Answers;
  readonly tolerancePercent: number;
  readonly notIncluded: string;
  readonly note: string;
  /** Smallest first; the last one serves every larger flat. */
  readonly plans: readonly PlanOfSize[];
};

export function toCalculator(content: Content): CalculatorView {
  const { calculator, packages } = content;
  const { minAreaM2, maxAreaM2, resaleMarkup, resaleDays, instalment } = calculator;
  return {
    minAreaM2,
    maxAreaM2,
    resaleMarkup,
    resaleDays,
    instalment,
    packages: packages.map(({ slug, title, priceRubPerM2, baseDays, daysPerM2, split }) => ({
      slug,
      title,
      priceRubPerM2,
      baseDays,
      daysPerM2,
      split,
    })),
    extras: calculator.extras.map(({ id, title, priceRub, priceRubPerM2, includedIn }) => ({
      id,
      title,
      ...(includedIn.length > 0 ? { includedIn } : {}),
      ...(priceRub === undefined ? {} : { priceRub }),
      ...(priceRubPerM2 === undefined ? {} : { priceRubPerM2 }),
    })),
    defaults: {
      areaM2: calculator.defaultAreaM2,
      housing: 'new',
      package: calculator.defaultPackage,
      extras: calculator.extras.filter(({ selected }) => selected).map(({ id }) => id),
    },
    tolerancePercent: calculator.tolerancePercent,
    notIncluded: calculator.notIncluded,
    note: calculator.note,
    plans: plansBySize(content),
  };
}

/** One plan for each number of rooms on sale; a plan serves up to half-way to the next one's area. */
function plansBySize({ flats }: Content): PlanOfSize[] {
  const byRooms = new Map(flats.toReversed().map((flat) => [flat.rooms, flat]));
  const flatsBySize = [...byRooms.values()].sort((a, b) => a.areaM2 - b.areaM2);
  return flatsBySize.map(({ areaM2, plan }, index) => {
    const next = flatsBySize[index + 1];
    return { upToM2: Math.round(next ? (areaM2 + next.areaM2) / 2 : 100_000), plan: toFurnishedSketch(plan) };
  });
}
