import { deadlineTotals } from '../../../model/contracts/deadline-totals.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { delayFigure } from '../../features/deadlines/deadlines-data.ts';
import { type ReviewView, toReviews } from '../../features/reviews/review-data.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';
import { toPhotoView } from '../../pictures/photo.ts';
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
    const { title, lead, figures, form, seo } = content.pages.reviews;
    const totals = deadlineTotals(content);
    const reviews = toReviews(content);
    return {
      title: documentTitle(seo?.title ?? title, content.company.brand),
      description: shortDescription(seo?.description ?? lead),
      meta: { bannerTitle: title, bannerSubTitle: lead },
      ...(seo?.image ? { image: toPhotoView(content, seo.image) } : {}),
      ...(seo?.noindex ? { noindex: true } : {}),
      data: {
        figures: [...(totals ? [delayFigure(totals)] : []), ...figures],
        rating: reviews.length > 0 ? ratingLine(reviews) : null,
        reviews,
        form,
      },
    };
  },
};
