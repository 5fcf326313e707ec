import type { Content } from '../../../model/content.ts';
import type { Photo } from '../../../model/fields/fields.ts';

/** Remembers which photographs the page shows already, so that none of them plays two flats. */
export type Pictures = {
  isFresh(photo: Photo): boolean;
  /** The first picture that is not on the page yet, else the first; it is on the page from now on. */
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
