import type { Content } from '../../../model/content.ts';
import type { JsonLd } from '../../page-contract/page.ts';

/** `ItemList` of works; `start` is the number of works on the preceding pages. */
export function worksJsonLd(works: Content['works'], start = 0): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: works.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: start + index + 1,
      name: title,
      url: `/works/${slug}`,
    })),
  };
}
