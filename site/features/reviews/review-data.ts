import type { Content, WithSlug } from '../../../model/content.ts';
import type { Review } from '../../../model/kinds/review.ts';
import type { PhotoView } from '../../lib/photo.ts';
import { toPhotoView } from '../../lib/photo.ts';

/** A review as a list shows it. Who agreed to the publication, and when, stays with the company. */
export type ReviewView = Pick<Review, 'author' | 'about' | 'date' | 'rating' | 'quote' | 'text' | 'remark'> & {
  readonly slug: string;
  readonly reply: string | null;
  readonly photo: PhotoView | null;
  /** Path of the work that the review is about. */
  readonly work: string | null;
  readonly source: { readonly title: string; readonly url: string } | null;
};

/** Every review, newest first. A picture shown with one home is not shown again with another. */
export function toReviews(content: Content): ReviewView[] {
  const works = new Set(content.works.map(({ slug }) => slug));
  const shownWith = new Map<string, string>();
  return content.reviews.map((review) => {
    const work = review.work && works.has(review.work) ? review.work : null;
    const home = work ?? review.slug;
    const file = review.photo?.file;
    const isElsewhere = file !== undefined && (shownWith.get(file) ?? home) !== home;
    if (file !== undefined && !isElsewhere) shownWith.set(file, home);
    return toReview(content, review, work, isElsewhere);
  });
}

function toReview(content: Content, review: WithSlug<Review>, work: string | null, withoutPhoto: boolean): ReviewView {
  const { slug, author, about, date, rating, quote, text, remark, reply, photo, source } = review;
  return {
    slug,
    author,
    about,
    date,
    rating,
    quote,
    text,
    remark,
    reply: reply ?? null,
    photo: photo && !withoutPhoto ? toPhotoView(content, photo) : null,
    work: work && `/works/${work}`,
    source: source ?? null,
  };
}
