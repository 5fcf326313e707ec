import type { Content } from '../../../model/content.ts';
import type { Review } from '../../../model/kinds/review.ts';
import { REVIEW_PLACES } from '../../../model/kinds/review-places.ts';

export type ReviewSource = {
  readonly title: string;
  /** URL of the review, or else of the company's page on that site. */
  readonly url: string | null;
};

/** Returns the external site of a review; reviews without a site were written on the company's paper form. */
export function toReviewSource(
  { company }: Pick<Content, 'company'>,
  { source }: Pick<Review, 'source'>,
): ReviewSource {
  if (!source) return { title: 'Из анкеты после приёмки', url: null };
  const ownUrl = company.reviewPages.find(({ place }) => place === source.place)?.url;
  return { title: `Отзыв ${REVIEW_PLACES[source.place].where}`, url: source.url ?? ownUrl ?? null };
}
