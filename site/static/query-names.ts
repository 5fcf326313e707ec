import { ANSWER_KEYS } from '../features/calculator/read-answers.ts';
import { COMPARED_PARAMETER, JOINING_PARAMETER } from '../features/flats/chosen-flats.ts';
import { TAG_PARAMETER } from '../pages/news/use-articles.ts';
import { REVIEWS_PARAMETER } from '../pages/reviews/review-filter.ts';
import { QUERY_NAMES } from '../pages/sales/choice.ts';
import { FILTER_KEYS } from '../pages/works/filter-groups.ts';

/** Query parameters used by pages. They only filter a page, so search engines should ignore them. */
export const queryNames: readonly string[] = [
  ...new Set([
    ...Object.values(ANSWER_KEYS),
    ...Object.values(QUERY_NAMES),
    ...FILTER_KEYS,
    COMPARED_PARAMETER,
    JOINING_PARAMETER,
    TAG_PARAMETER,
    REVIEWS_PARAMETER,
  ]),
].sort();
