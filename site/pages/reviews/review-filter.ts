import type { QueryForm } from '../../features/list/use-query-choice.ts';
import type { ReviewView } from '../../features/reviews/review-data.ts';

/** Query value, chip label and predicate of each filter; the first one matches all reviews. */
export const FILTERS = [
  { value: '', label: 'Все', isMatch: () => true },
  { value: 's-foto', label: 'С\u00a0фото', isMatch: ({ photo }: ReviewView) => photo !== null },
  { value: 's-zamechaniyami', label: 'С\u00a0замечаниями', isMatch: ({ remark }: ReviewView) => remark },
  { value: 's-otvetom', label: 'С\u00a0ответом', isMatch: ({ reply }: ReviewView) => reply !== null },
] as const;

export type ReviewFilter = (typeof FILTERS)[number];

export const REVIEWS_PARAMETER = 'otzyvy';

export const FILTER_IN_QUERY: QueryForm<ReviewFilter> = {
  listPath: '/about/reviews',
  read: (query) => FILTERS.find(({ value }) => value === query.get(REVIEWS_PARAMETER)) ?? FILTERS[0],
  write({ value }, current) {
    const query = new URLSearchParams(current);
    if (value === '') query.delete(REVIEWS_PARAMETER);
    else query.set(REVIEWS_PARAMETER, value);
    return query;
  },
};
