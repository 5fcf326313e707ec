export type Share = { readonly part: number; readonly base: number };

/**
 * A value against the weeks before. `few`: there is too little to compare with. The bounds are what such weeks
 * usually bring, so that chance is not reported as a change.
 */
export type Comparison =
  | { readonly verdict: 'few' }
  | {
      readonly verdict: 'usual' | 'more' | 'less';
      readonly mean: number;
      readonly low: number;
      readonly high: number;
    };

const MIN_WEEKS = 4;
const MIN_COUNT = 10;
/** Fewer cases in the compared week say nothing about a share. */
const MIN_BASE = 10;
const MIN_BASE_BEFORE = 30;
/** About one week of twenty leaves this range by chance. */
const DEVIATIONS = 2;

/** Compares a number of events of one week, such as leads. */
export function compareCount(value: number, before: readonly number[]): Comparison {
  const total = sumOf(before);
  if (before.length < MIN_WEEKS || total < MIN_COUNT) return { verdict: 'few' };
  const mean = total / before.length;
  // Independent events deviate by the root of their mean; real weeks may differ more.
  return judged(value, { mean, deviation: Math.max(deviationOf(before, mean), Math.sqrt(mean)), max: Infinity });
}

/** Compares a share in whole units, `perUnit` to one: 100 for percent, 1000 for tenths of a percent. */
export function compareShare({ part, base }: Share, before: readonly Share[], perUnit: number): Comparison {
  const weeks = before.filter((week) => week.base > 0);
  const all = { part: sumOf(weeks.map((week) => week.part)), base: sumOf(weeks.map((week) => week.base)) };
  if (weeks.length < MIN_WEEKS || all.base < MIN_BASE_BEFORE || base < MIN_BASE) return { verdict: 'few' };
  const mean = all.part / all.base;
  // One case of each kind is added: a share of exactly 0 or 1 would have no deviation.
  const likely = (all.part + 1) / (all.base + 2);
  const chance = Math.sqrt((likely * (1 - likely)) / base);
  const shares = weeks.map((week) => week.part / week.base);
  // A single case is no change.
  const deviation = Math.max(deviationOf(shares, mean), chance, 1 / base / DEVIATIONS);
  return judged(shareIn({ part, base }, perUnit), {
    ...{ mean: mean * perUnit, deviation: deviation * perUnit },
    max: perUnit,
  });
}

export function shareIn({ part, base }: Share, perUnit: number): number {
  return Math.round((part / base) * perUnit);
}

type Usual = { readonly mean: number; readonly deviation: number; readonly max: number };

/** Judges by the rounded bounds that people read, so that the words never contradict the numbers. */
function judged(value: number, { mean, deviation, max }: Usual): Comparison {
  const low = Math.max(0, Math.floor(mean - DEVIATIONS * deviation));
  const high = Math.min(max, Math.ceil(mean + DEVIATIONS * deviation));
  const verdict = value > high ? 'more' : value < low ? 'less' : 'usual';
  return { verdict, mean, low, high };
}

function deviationOf(values: readonly number[], mean: number): number {
  return Math.sqrt(sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1));
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
