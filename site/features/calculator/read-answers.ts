import { type Answers, clampArea, type Prices } from './estimate.ts';
import { parseArea } from './parse-area.ts';

/** Query parameters of the answers. */
export const ANSWER_KEYS = {
  areaM2: 'ploshchad',
  housing: 'dom',
  package: 'paket',
  extras: 'dop',
} as const satisfies Record<keyof Answers, string>;

/** Reads the answers from the URL; returns `null` when the URL has none. Unknown values are ignored. */
export function readAnswers(prices: Prices, query: URLSearchParams, defaults: Answers): Answers | null {
  if (!Object.values(ANSWER_KEYS).some((key) => query.has(key))) return null;
  const areaM2 = parseArea(query.get(ANSWER_KEYS.areaM2) ?? '');
  const asked = query.getAll(ANSWER_KEYS.extras).map((text) => text.split('.'));
  const countOf = (id: string, maxCount = 1) => {
    const found = asked.find(([name]) => name === id);
    return found ? Math.min(maxCount, Math.max(1, Math.trunc(Number(found[1] ?? 1)) || 1)) : 0;
  };
  return {
    areaM2: areaM2 === null ? defaults.areaM2 : clampArea(prices, areaM2),
    housing: prices.houses.find(({ value }) => value === query.get(ANSWER_KEYS.housing))?.housing ?? defaults.housing,
    package: prices.packages.find(({ slug }) => slug === query.get(ANSWER_KEYS.package))?.slug ?? defaults.package,
    extras: Object.fromEntries(prices.extras.map(({ id, maxCount }) => [id, countOf(id, maxCount)])),
  };
}
