import type { Content } from '../../../model/content.ts';
import type { Photo } from '../../../model/fields/fields.ts';

/** Tracks the photos used on the page, so that no photo appears twice as two different flats. */
export type Pictures = {
  isFresh(photo: Photo): boolean;
  /** Returns the first unused photo, or the first one if all are used, and marks it as used. */
  take(choice: readonly [Photo, ...Photo[]]): Photo;
};

export function picturesOf({ home, packages, promotions, reviews, works }: Content): Pictures {
  const featured = works.find(({ slug }) => slug === home.works.featured);
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
