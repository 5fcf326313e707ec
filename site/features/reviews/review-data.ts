import type { Content, WithSlug } from '../../../model/content.ts';
import type { Review } from '../../../model/kinds/review.ts';
import type { Work } from '../../../model/kinds/work.ts';
import type { PersonLink } from '../../people/people.ts';
import { personOf, toPersonLink } from '../../people/people.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import { type ReviewSource, toReviewSource } from './review-source.ts';

/** Public part of a review; the author's consent data is excluded. */
export type ReviewView = Pick<Review, 'author' | 'about' | 'date' | 'rating' | 'quote' | 'text' | 'remark'> & {
  readonly slug: string;
  readonly reply: string | null;
  readonly photo: PhotoView | null;
  readonly work: string | null;
  readonly foreman: PersonLink | null;
  readonly source: ReviewSource;
};

/** Returns all reviews, newest first. A photo shown with one work is not repeated with another. */
export function toReviews(content: Content): ReviewView[] {
  const works = new Map(content.works.map((work) => [work.slug, work]));
  const shownWith = new Map<string, string>();
  return content.reviews.map((review) => {
    const work = review.work === undefined ? undefined : works.get(review.work);
    const home = work?.slug ?? review.slug;
    const file = review.photo?.file;
    const isElsewhere = file !== undefined && (shownWith.get(file) ?? home) !== home;
    if (file !== undefined && !isElsewhere) shownWith.set(file, home);
    return toReview(content, review, work, isElsewhere);
  });
}

function toReview(
  content: Content,
  review: WithSlug<Review>,
  work: WithSlug<Work> | undefined,
  withoutPhoto: boolean,
): ReviewView {
  const foreman = work?.foreman && personOf(content, work.foreman);
  const { slug, author, about, date, rating, quote, text, remark, reply, photo } = review;
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
    work: work ? `/works/${work.slug}` : null,
    foreman: foreman ? toPersonLink(foreman) : null,
    source: toReviewSource(content, review),
  };
}
