import type { Content } from '../content.ts';

type Target = 'packages' | 'works' | 'reviews' | 'promotions' | 'articles' | 'services';
export type Reference = {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly kind: Target;
  readonly slug: string;
};

/** Every place where one entity names another. */
export function referencesOf(content: Content): Reference[] {
  const { home, navigation, calculator } = content;
  const one = (
    file: string,
    path: readonly (string | number)[],
    kind: Target,
    slug: string | undefined,
  ): Reference[] => (slug === undefined ? [] : [{ file, path, kind, slug }]);
  return [
    ...one('navigation.yaml', ['menu', 'featuredWork'], 'works', navigation.menu.featuredWork),
    ...one('calculator.yaml', ['defaultPackage'], 'packages', calculator.defaultPackage),
    ...calculator.extras.flatMap((extra, index) =>
      one('calculator.yaml', ['extras', index, 'service'], 'services', extra.service),
    ),
    ...calculator.extras.flatMap(({ includedIn }, index) =>
      includedIn.flatMap((slug, place) =>
        one('calculator.yaml', ['extras', index, 'includedIn', place], 'packages', slug),
      ),
    ),
    ...one('home.yaml', ['hero', 'work'], 'works', home.hero.work),
    ...one('home.yaml', ['works', 'featured'], 'works', home.works.featured),
    ...home.works.row.flatMap((slug, index) => one('home.yaml', ['works', 'row', index], 'works', slug)),
    ...one('home.yaml', ['promotion'], 'promotions', home.promotion),
    ...one('home.yaml', ['reviews', 'main'], 'reviews', home.reviews.main),
    ...home.reviews.more.flatMap((slug, index) => one('home.yaml', ['reviews', 'more', index], 'reviews', slug)),
    ...content.works.flatMap((work) => [
      ...one(`works/${work.slug}.yaml`, ['package'], 'packages', work.package),
      ...one(`works/${work.slug}.yaml`, ['review'], 'reviews', work.review),
    ]),
    ...content.flats.flatMap((flat) => one(`flats/${flat.slug}.yaml`, ['package'], 'packages', flat.package)),
    ...content.reviews.flatMap((review) => one(`reviews/${review.slug}.yaml`, ['work'], 'works', review.work)),
    ...content.articles.flatMap((article) =>
      article.related.flatMap((slug, index) =>
        one(`articles/${article.slug}.md`, ['related', index], 'articles', slug),
      ),
    ),
  ];
}
