import { isDeepStrictEqual } from 'node:util';

/**
 * For each item of a new list, which item of the old one it was: the same one wherever it moved to, otherwise the one
 * that has most in common with it; `null` for a new one.
 */
export function pairItems(before: readonly unknown[], after: readonly unknown[]): (number | null)[] {
  const free = new Set(before.keys());
  const pairs: (number | null)[] = after.map(() => null);
  const pair = (index: number, from: number) => {
    pairs[index] = from;
    free.delete(from);
  };
  for (const [index, item] of after.entries()) {
    if (index in before && isDeepStrictEqual(before[index], item)) pair(index, index);
  }
  for (const [index, item] of after.entries()) {
    if (pairs[index] !== null) continue;
    const same = [...free].find((from) => isDeepStrictEqual(before[from], item));
    if (same !== undefined) pair(index, same);
  }
  for (const { index, from, score } of likely(before, after, pairs, free)) {
    const isFree = pairs[index] === null && free.has(from);
    if (isFree && (score > 0 || index === from)) pair(index, from);
  }
  return pairs;
}

/** What is left of both lists, most alike first. */
function likely(
  before: readonly unknown[],
  after: readonly unknown[],
  pairs: readonly (number | null)[],
  free: ReadonlySet<number>,
) {
  const left = [...pairs.keys()].filter((index) => pairs[index] === null);
  return left
    .flatMap((index) => [...free].map((from) => ({ index, from, score: likeness(before[from], after[index]) })))
    .sort((a, b) => b.score - a.score || distance(a) - distance(b));
}

const distance = ({ index, from }: { index: number; from: number }) => Math.abs(index - from);

/** How many fields of two groups are the same. */
function likeness(a: unknown, b: unknown): number {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return 0;
  return Object.entries(a).filter(([key, value]) => isDeepStrictEqual(value, (b as Record<string, unknown>)[key]))
    .length;
}
