import type { Content } from '../../../model/content.ts';
import type { Photo } from '../../../model/fields/fields.ts';
import { shownWorks } from './shown-works.ts';

/** Tracks the photos used on the page, so that no photo appears twice as two different flats. */
export type Pictures = {
  isFresh(photo: Photo): boolean;
  /** Returns the first unused photo, or the first one if all are used, and marks it as used. */
  take(choice: readonly [Photo, ...Photo[]]): Photo;
};

export function picturesOf(content: Content): Pictures {
  const { home, packages, promotions, reviews } = content;
  const { featured } = shownWorks(content);
  const promotion = promotions.find(({ slug }) => slug === home.promotion);
  const review = reviews.find(({ slug }) => slug === home.reviews?.main);
  const fixed = [
    home.hero.photo,
    ...packages.map(({ photo }) => photo),
    ...(featured?.stages?.map(({ photo }) => photo) ?? (featured ? [featured.cover] : [])),
    ...(promotion ? [promotion.photo] : []),
    ...(review?.photo ? [review.photo] : []),
  ];
  const taken = new Set(fixed.map(({ file }) => file));
  const isFresh = ({ file }: Photo) => !taken.has(file);
  return {
    isFresh,
    take(choice) {
      const picture = choice.find(isFresh) ?? choice[0];
      taken.add(picture.file);
      return picture;
    },
  };
}
