import type { ReviewView } from '../../features/reviews/review-data.ts';

/** The query's value, the words on the chip and the rule; the first asks for nothing. */
export const FILTERS = [
  { value: '', label: 'Все', isMatch: () => true },
  { value: 's-foto', label: 'С\u00a0фото', isMatch: ({ photo }: ReviewView) => photo !== null },
  { value: 's-zamechaniyami', label: 'С\u00a0замечаниями', isMatch: ({ remark }: ReviewView) => remark },
  { value: 's-otvetom', label: 'С\u00a0ответом', isMatch: ({ reply }: ReviewView) => reply !== null },
] as const;

export type ReviewFilter = (typeof FILTERS)[number];

export const FILTER_PARAMETER = 'otzyvy';

export function readFilter(query: URLSearchParams): ReviewFilter {
  return FILTERS.find(({ value }) => value === query.get(FILTER_PARAMETER)) ?? FILTERS[0];
}

/** The query of a filter; what else the address carries (campaign tags) stays. */
export function writeFilter(filter: ReviewFilter, current: URLSearchParams): string {
  const query = new URLSearchParams(current);
  if (filter.value === '') query.delete(FILTER_PARAMETER);
  else query.set(FILTER_PARAMETER, filter.value);
  return query.toString();
}
