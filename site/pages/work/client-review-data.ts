import type { Content, WithSlug } from '../../../model/content.ts';
import type { Review } from '../../../model/kinds/review.ts';
import type { Work } from '../../../model/kinds/work.ts';
import { type PhotoView, toPhotoView } from '../../lib/photo.ts';

export type ClientReview = Pick<Review, 'author' | 'about' | 'rating' | 'quote' | 'text' | 'reply'> & {
  /** Only when the page does not show it elsewhere. */
  readonly photo: PhotoView | null;
};

type Reviews = { readonly bySlug: Map<string, WithSlug<Review>>; readonly byWork: Map<string, WithSlug<Review>> };
const reviewsByContent = new WeakMap<Content, Reviews>();

/** What the people who live there say: the review the work names, or else one that names the work. */
export function clientReview(
  content: Content,
  work: Pick<WithSlug<Work>, 'slug' | 'review'>,
  shownFiles: ReadonlySet<string>,
): ClientReview | null {
  const { bySlug, byWork } = reviewsOf(content);
  const review = work.review === undefined ? byWork.get(work.slug) : bySlug.get(work.review);
  if (!review) return null;
  const { author, about, rating, quote, text, reply, photo } = review;
  const isNew = photo !== undefined && !shownFiles.has(photo.file);
  return { author, about, rating, quote, text, reply, photo: isNew ? toPhotoView(content, photo) : null };
}

function reviewsOf(content: Content): Reviews {
  const known = reviewsByContent.get(content);
  if (known) return known;
  const bySlug = new Map(content.reviews.map((review) => [review.slug, review]));
  const byWork = new Map(content.reviews.flatMap((review) => (review.work ? [[review.work, review] as const] : [])));
  reviewsByContent.set(content, { bySlug, byWork });
  return { bySlug, byWork };
}
