import { type Answers, clampArea, type Prices } from './estimate.ts';
import { parseArea } from './parse-area.ts';

export const ANSWER_KEYS = { area: 'ploshchad', house: 'dom', package: 'paket', extra: 'dop' } as const;

/** Reads the answers from the URL; returns `null` when the URL has none. Unknown values are ignored. */
export function readAnswers(prices: Prices, query: URLSearchParams, defaults: Answers): Answers | null {
  const { area, house, package: pack, extra } = ANSWER_KEYS;
  if (!Object.values(ANSWER_KEYS).some((key) => query.has(key))) return null;
  const areaM2 = parseArea(query.get(area) ?? '');
  const asked = query.getAll(extra).map((text) => text.split('.'));
  const countOf = (id: string, maxCount = 1) => {
    const found = asked.find(([name]) => name === id);
    return found ? Math.min(maxCount, Math.max(1, Math.trunc(Number(found[1] ?? 1)) || 1)) : 0;
  };
  return {
    areaM2: areaM2 === null ? defaults.areaM2 : clampArea(prices, areaM2),
    housing: prices.houses.find(({ value }) => value === query.get(house))?.housing ?? defaults.housing,
    package: prices.packages.find(({ slug }) => slug === query.get(pack))?.slug ?? defaults.package,
    extras: Object.fromEntries(prices.extras.map(({ id, maxCount }) => [id, countOf(id, maxCount)])),
  };
}
