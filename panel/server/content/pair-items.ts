import { isDeepStrictEqual } from 'node:util';

/** Maps each new item to the index of the equal or most similar old item; `null` for an added item. */
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
  for (const { index, from, score } of rankCandidates(before, after, pairs, free)) {
    const isFree = pairs[index] === null && free.has(from);
    if (isFree && (score > 0 || index === from)) pair(index, from);
  }
  return pairs;
}

function rankCandidates(
  before: readonly unknown[],
  after: readonly unknown[],
  pairs: readonly (number | null)[],
  free: ReadonlySet<number>,
) {
  const left = [...pairs.keys()].filter((index) => pairs[index] === null);
  return left
    .flatMap((index) => [...free].map((from) => ({ index, from, score: similarity(before[from], after[index]) })))
    .sort((a, b) => b.score - a.score || distance(a) - distance(b));
}

const distance = ({ index, from }: { index: number; from: number }) => Math.abs(index - from);

function similarity(a: unknown, b: unknown): number {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return 0;
  return Object.entries(a).filter(([key, value]) => isDeepStrictEqual(value, (b as Record<string, unknown>)[key]))
    .length;
}
