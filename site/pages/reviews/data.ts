import { deadlineTotals } from '../../../model/contracts/deadline-totals.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { delayFigure } from '../../features/deadlines/deadlines-data.ts';
import { listPageHead } from '../../features/list/list-page-head.ts';
import { type ReviewView, toReviews } from '../../features/reviews/review-data.ts';
import type { PageSource } from '../../page-contract/page.ts';
import { ratingLine } from './rating-line.ts';

export type ReviewsData = {
  readonly figures: Pages['reviews']['figures'];
  /** `null` without reviews. */
  readonly rating: string | null;
  readonly reviews: readonly ReviewView[];
  readonly form: Pages['reviews']['form'];
};

export const source: PageSource<ReviewsData> = {
  data(content) {
    const { figures, form } = content.pages.reviews;
    const totals = deadlineTotals(content);
    const reviews = toReviews(content);
    return {
      ...listPageHead(content, content.pages.reviews),
      data: {
        figures: [...(totals ? [delayFigure(totals)] : []), ...figures],
        rating: reviews.length > 0 ? ratingLine(reviews) : null,
        reviews,
        form,
      },
    };
  },
};
