import type { Content } from '../../../model/content.ts';
import type { Review } from '../../../model/kinds/review.ts';
import { REVIEW_PLACES } from '../../../model/kinds/review-places.ts';

export type ReviewSource = {
  /** «Отзыв на Яндекс Картах». */
  readonly title: string;
  /** The review itself, or else the company's page on that place. */
  readonly url: string | null;
};

/** Where a review can be met outside; one without a place was written on our own paper. */
export function toReviewSource(
  { company }: Pick<Content, 'company'>,
  { source }: Pick<Review, 'source'>,
): ReviewSource {
  if (!source) return { title: 'Из анкеты после приёмки', url: null };
  const ownUrl = company.reviewPages.find(({ place }) => place === source.place)?.url;
  return { title: `Отзыв ${REVIEW_PLACES[source.place].where}`, url: source.url ?? ownUrl ?? null };
}
