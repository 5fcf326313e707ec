import type { Photo } from '../fields/fields.ts';
import { formatRub } from '../format/money.ts';
import type { EstimateLines } from '../kinds/estimate-lines.ts';
import { type Basis, basisOf, type Ratios, scaledQuantity } from './quantities.ts';

export type EstimateSource = {
  readonly priceRubPerM2: number;
  readonly stages: readonly ({ readonly title: string; readonly days: string } & EstimateLines)[];
  readonly estimate: { readonly areaM2: number } & EstimateLines;
};

export type EstimateRow = {
  readonly number: number;
  readonly kind: 'work' | 'rough' | 'finish';
  readonly basis: Basis;
  readonly title: string;
  readonly brand?: string;
  readonly usage?: string;
  readonly photo?: Photo;
  /** Colour of the material, shown where there is no picture. */
  readonly sample?: string;
  readonly unit: string;
  readonly quantity: number;
  /** Price per unit in whole roubles; price × quantity, rounded to a rouble, is the row total. */
  readonly priceRub: number;
  readonly totalRub: number;
};

export type EstimateStage = {
  readonly title: string;
  /** «день 1–5»; omitted for lines that belong to all stages. */
  readonly days?: string;
  readonly rows: readonly EstimateRow[];
  readonly totalRub: number;
};

export type WorkedEstimate = { readonly stages: readonly EstimateStage[]; readonly totalRub: number };

type Written = Omit<EstimateRow, 'number' | 'totalRub'>;

const OVERALL = 'На весь ремонт';

/** Maximum factor by which unit prices may be scaled and remain realistic. */
const FARTHEST = 1.5;

/** A flat other than the one that the estimate is written for. */
export type OtherFlat = { readonly areaM2: number; readonly ratios: Ratios };

/**
 * Scales an estimate to the current package price, and its quantities to another flat. Unit prices are rounded to whole
 * roubles; one line of quantity 1 absorbs the rounding error, so that the total is exactly area × price.
 */
export function workedEstimate(source: EstimateSource, flat?: OtherFlat): WorkedEstimate {
  const totalRub = contractRub(source, flat?.areaM2);
  const stages = writtenStages(source, flat);
  const lines = stages.flatMap((stage) => stage.lines);
  const factor = priceFactor(source, flat);
  const prices = new Map(lines.map((line) => [line, Math.round(line.priceRub * factor)]));
  const priceOf = (line: Written) => prices.get(line) ?? 0;
  const balancing = balancingLine(lines);
  if (balancing) {
    const shownRub = sumOf(lines.map((line) => ({ ...line, priceRub: priceOf(line) })));
    prices.set(balancing, priceOf(balancing) + totalRub - shownRub);
  }
  let number = 0;
  return {
    stages: stages.map(({ lines: written, ...stage }) => {
      const rows = written.map((line) => {
        const priceRub = priceOf(line);
        number += 1;
        return { ...line, number, priceRub, totalRub: rowRub({ ...line, priceRub }) };
      });
      return { ...stage, rows, totalRub: rows.reduce((sum, row) => sum + row.totalRub, 0) };
    }),
    totalRub,
  };
}

/** Returns the shares of materials in the package price; the rest is work. */
export function materialShares(source: EstimateSource): { readonly rough: number; readonly finish: number } {
  const { stages, totalRub } = workedEstimate(source);
  const share = (kind: EstimateRow['kind']) => {
    const rows = stages.flatMap((stage) => stage.rows).filter((row) => row.kind === kind);
    const sharesRub = rows.reduce((sum, row) => sum + row.totalRub, 0);
    return sharesRub / Math.max(1, totalRub);
  };
  return { rough: share('rough'), finish: share('finish') };
}

/** Returns an error that the editor must fix before the estimate is shown, or `null`. */
export function estimateProblem(source: EstimateSource): string | null {
  const lines = writtenStages(source).flatMap((stage) => stage.lines);
  const writtenRub = sumOf(lines);
  const totalRub = contractRub(source);
  if (totalRub > writtenRub * FARTHEST || totalRub * FARTHEST < writtenRub) {
    const difference = formatRub(Math.abs(totalRub - writtenRub));
    return `Строки сметы дают ${formatRub(writtenRub)}, а площадь на цену за метр — ${formatRub(totalRub)}: разница ${difference}, больше чем в полтора раза. Проверьте цену за метр, площадь примера и строки.`;
  }
  const balancing = balancingLine(lines);
  if (!balancing) {
    return 'В смете нужна хотя бы одна строка работ с количеством 1, например «Вывоз мусора, 1 квартира»: в неё уходит остаток от округления цен.';
  }
  const shownRub = Math.min(
    ...workedEstimate(source).stages.flatMap(({ rows }) => rows.map(({ priceRub }) => priceRub)),
  );
  if (shownRub >= 0) return null;
  return `Строка «${balancing.title}» меньше остатка от округления цен. Добавьте строку работ с количеством 1 на несколько тысяч рублей.`;
}

/** Factor by which the unit prices of the written estimate are changed for this flat. */
export function priceFactor(source: EstimateSource, flat?: OtherFlat): number {
  const writtenRub = sumOf(writtenStages(source, flat).flatMap(({ lines }) => lines));
  return contractRub(source, flat?.areaM2) / Math.max(1, writtenRub);
}

function contractRub({ estimate, priceRubPerM2 }: EstimateSource, areaM2 = estimate.areaM2): number {
  return Math.round(areaM2 * priceRubPerM2);
}

function writtenStages({ stages, estimate }: EstimateSource, flat?: OtherFlat) {
  const quantityOf = (line: Parameters<typeof scaledQuantity>[0]) =>
    flat ? scaledQuantity(line, flat.ratios) : line.quantity;
  return [...stages, { title: OVERALL, days: undefined, works: estimate.works, materials: estimate.materials }]
    .map(({ title, days, works, materials }) => ({
      title,
      ...(days === undefined ? {} : { days }),
      lines: [
        ...works.map((line): Written => ({ ...line, quantity: quantityOf(line), basis: basisOf(line), kind: 'work' })),
        ...materials.map(
          ({ finish, brand, usage, photo, sample, ...line }): Written => ({
            ...line,
            quantity: quantityOf(line),
            basis: basisOf(line),
            ...(brand === undefined ? {} : { brand }),
            ...(usage === undefined ? {} : { usage }),
            ...(photo === undefined ? {} : { photo }),
            ...(sample === undefined ? {} : { sample }),
            kind: finish ? 'finish' : 'rough',
          }),
        ),
      ],
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Picks the most expensive work that each flat needs once, to absorb the rounding error where it is least visible. */
function balancingLine(lines: readonly Written[]): Written | undefined {
  return lines
    .filter(({ kind, quantity, basis }) => kind === 'work' && quantity === 1 && basis === 'flat')
    .sort((a, b) => b.priceRub - a.priceRub)[0];
}

function sumOf(lines: readonly Pick<Written, 'quantity' | 'priceRub'>[]): number {
  return lines.reduce((sum, line) => sum + rowRub(line), 0);
}

function rowRub({ quantity, priceRub }: Pick<Written, 'quantity' | 'priceRub'>): number {
  return Math.round(quantity * priceRub);
}
