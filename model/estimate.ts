import type { Package } from './kinds/package.ts';

export type EstimateLine = { readonly title: string; readonly quantity: string; readonly totalRub: number };

/** The worked example of a package at its present price; the lines sum to area × price to the rouble. */
export function workedEstimate({ estimate, priceRubPerM2 }: Pick<Package, 'estimate' | 'priceRubPerM2'>): {
  readonly lines: readonly EstimateLine[];
  readonly totalRub: number;
} {
  const totalRub = Math.round(estimate.areaM2 * priceRubPerM2);
  let shown = 0;
  let shares = 0;
  const lines = estimate.lines.map(({ title, quantity, sharePercent }) => {
    shares += sharePercent;
    // Each line is the difference of two running sums, so that rounding never adds up to a missing rouble.
    const runningRub = Math.min(totalRub, Math.round((totalRub * shares) / 100 / 100) * 100);
    const line = { title, quantity, totalRub: runningRub - shown };
    shown = runningRub;
    return line;
  });
  const last = lines.at(-1);
  if (last) lines[lines.length - 1] = { ...last, totalRub: last.totalRub + totalRub - shown };
  return { lines, totalRub };
}
