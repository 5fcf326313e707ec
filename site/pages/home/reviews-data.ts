import type { Content, WithSlug } from '../../../model/content.ts';
import { quotation } from '../../../model/format/quotation.ts';
import type { Review } from '../../../model/kinds/review.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import type { Heading } from './heading.ts';
import { heading } from './heading.ts';

export type ReviewView = {
  readonly slug: string;
  readonly quote: string;
  readonly author: string;
  readonly about: string;
  readonly rating: number;
  readonly photo: PhotoView | null;
  readonly work: string | null;
};

export type ReviewsData = Heading & {
  readonly total: number;
  readonly main: ReviewView | null;
  readonly more: readonly ReviewView[];
};

/** Returns `null` to hide the section when no review can be shown. */
export function reviewsData(content: Content): ReviewsData | null {
  const { home, reviews, works } = content;
  if (!home.reviews) return null;
  const isShown = new Set(works.map(({ slug }) => slug));
  const view = (slug: string): ReviewView[] =>
    reviews.filter((review) => review.slug === slug).map((review) => reviewView(content, review, isShown));
  const [main = null] = view(home.reviews.main);
  const more = home.reviews.more.flatMap(view);
  if (!main && more.length === 0) return null;
  return { ...heading(home.reviews), total: reviews.length, main, more };
}

function reviewView(content: Content, review: WithSlug<Review>, shownWorks: ReadonlySet<string>): ReviewView {
  const { slug, quote, author, about, rating, photo, work } = review;
  return {
    slug,
    quote: quotation(quote),
    author,
    about,
    rating,
    photo: photo ? toPhotoView(content, photo) : null,
    work: work && shownWorks.has(work) ? `/works/${work}` : null,
  };
}
