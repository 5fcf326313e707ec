import {
  type EstimateSource,
  type EstimateStage,
  priceFactor,
  type WorkedEstimate,
  workedEstimate,
} from '../../../model/estimate/estimate.ts';
import { type FlatSize, ratiosOf, roomsOf, termDays } from '../../../model/estimate/quantities.ts';
import { type Answers, clampArea, type Prices, packageOf } from './estimate.ts';
import { sumLines } from './sum-lines.ts';

export type RowSources = {
  readonly roomsUpToM2: readonly number[];
  /** Estimates by package. */
  readonly packages: Readonly<Record<string, EstimateSource>>;
};

export type RowEstimate = WorkedEstimate & {
  readonly flat: FlatSize;
  readonly exampleM2: number;
  /** Share by which unit prices differ from those of the example: −0.07 is 7 % less. */
  readonly priceChange: number;
};

/** The calculation row by row; its total is the calculation's total. `null` for a package without an estimate. */
export function rowEstimate(prices: Prices, sources: RowSources, answers: Answers): RowEstimate | null {
  const chosen = packageOf(prices, answers.package);
  const source = sources.packages[chosen.slug];
  if (!source) return null;
  const sizeOf = (areaM2: number): FlatSize => ({
    areaM2,
    rooms: roomsOf(sources.roomsUpToM2, areaM2),
    days: termDays(chosen, areaM2),
  });
  const flat = sizeOf(clampArea(prices, answers.areaM2));
  const exampleM2 = source.estimate.areaM2;
  const other = { areaM2: flat.areaM2, ratios: ratiosOf(sizeOf(exampleM2), flat) };
  const { stages, totalRub } = workedEstimate(source, other);
  const rows = stages.reduce((sum, stage) => sum + stage.rows.length, 0);
  const added = additions(prices, answers, rows);
  return {
    stages: [...stages.map((stage) => (flat.areaM2 === exampleM2 ? stage : withoutDays(stage))), ...added],
    totalRub: totalRub + added.reduce((sum, stage) => sum + stage.totalRub, 0),
    flat,
    exampleM2,
    priceChange: priceFactor(source, other) / priceFactor(source) - 1,
  };
}

/** Days are written for the area of the example. */
function withoutDays({ title, rows, totalRub }: EstimateStage): EstimateStage {
  return { title, rows, totalRub };
}

function additions(prices: Prices, answers: Answers, numberedRows: number): EstimateStage[] {
  const [, ...lines] = sumLines(prices, answers);
  if (lines.length === 0) return [];
  const rows = lines.map(({ title, rub }, index) => ({
    ...({ number: numberedRows + index + 1, kind: 'work', basis: 'flat', unit: 'квартира', quantity: 1 } as const),
    ...{ title, priceRub: rub, totalRub: rub },
  }));
  return [{ title: 'Дом и\u00a0дополнения', rows, totalRub: rows.reduce((sum, row) => sum + row.totalRub, 0) }];
}
