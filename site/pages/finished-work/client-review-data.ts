import type { Content, WithSlug } from '../../../model/content.ts';
import type { Review } from '../../../model/kinds/review.ts';
import type { Work } from '../../../model/kinds/work.ts';
import { type ReviewSource, toReviewSource } from '../../features/reviews/review-source.ts';
import { type PhotoView, toPhotoView } from '../../pictures/photo.ts';

export type ClientReview = Pick<Review, 'author' | 'about' | 'rating' | 'quote' | 'text' | 'reply'> & {
  readonly photo: PhotoView | null;
  readonly source: ReviewSource;
};

export type Reviews = {
  readonly bySlug: ReadonlyMap<string, WithSlug<Review>>;
  readonly byWork: ReadonlyMap<string, WithSlug<Review>>;
};

/** Returns the review named by the work, or else a review that names the work. */
export function clientReview(
  content: Content,
  { bySlug, byWork }: Reviews,
  work: Pick<WithSlug<Work>, 'slug' | 'review'>,
  shownFiles: ReadonlySet<string>,
): ClientReview | null {
  const review = work.review === undefined ? byWork.get(work.slug) : bySlug.get(work.review);
  if (!review) return null;
  const { author, about, rating, quote, text, reply, photo } = review;
  const isNew = photo !== undefined && !shownFiles.has(photo.file);
  const source = toReviewSource(content, review);
  return { author, about, rating, quote, text, reply, source, photo: isNew ? toPhotoView(content, photo) : null };
}

export function reviewIndex({ reviews }: Pick<Content, 'reviews'>): Reviews {
  return {
    bySlug: new Map(reviews.map((review) => [review.slug, review])),
    byWork: new Map(reviews.flatMap((review) => (review.work ? [[review.work, review] as const] : []))),
  };
}
