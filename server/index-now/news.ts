import type { IndexNowFacts } from '../release/index-now.ts';

type Pages = IndexNowFacts['pages'];

/** Addresses that are new, show something else, or are not there any more since search engines were told last. */
export function newsOf(told: Pages, now: Pages): string[] {
  const changed = Object.keys(now).filter((path) => told[path] !== now[path]);
  const removed = Object.keys(told).filter((path) => !(path in now));
  return [...changed, ...removed];
}
