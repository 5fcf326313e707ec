import type { Content } from '../content.ts';

const STATUS_ORDER = { available: 0, reserved: 1, sold: 2 } as const;

const newestFirst =
  <T extends { readonly slug: string }>(date: (item: T) => string) =>
  (a: T, b: T) =>
    date(b).localeCompare(date(a)) || a.slug.localeCompare(b.slug);
const byOrder = (a: { order: number; slug: string }, b: { order: number; slug: string }) =>
  a.order - b.order || a.slug.localeCompare(b.slug);

/** The content as visitors see it today: in order, without what is dated in the future or is over. */
export function shownToday(content: Content): Content {
  const published = <T extends { readonly publishedOn: string }>(items: readonly T[]) =>
    items.filter((item) => item.publishedOn <= content.today);
  return {
    ...content,
    packages: content.packages.toSorted(byOrder),
    services: content.services.toSorted(byOrder),
    vacancies: content.vacancies.filter((vacancy) => vacancy.validUntil >= content.today).sort(byOrder),
    works: published(content.works).sort(newestFirst((work) => work.publishedOn)),
    articles: published(content.articles).sort(newestFirst((article) => article.publishedOn)),
    flats: published(content.flats).sort(
      (a, b) =>
        STATUS_ORDER[a.status] - STATUS_ORDER[b.status] || newestFirst<typeof a>((flat) => flat.publishedOn)(a, b),
    ),
    reviews: content.reviews.toSorted(newestFirst((review) => review.date)),
    promotions: content.promotions.toSorted((a, b) => a.endsOn.localeCompare(b.endsOn) || a.slug.localeCompare(b.slug)),
    documents: content.documents
      .filter((document) => document.effectiveFrom <= content.today)
      .sort((a, b) => a.kind.localeCompare(b.kind) || b.effectiveFrom.localeCompare(a.effectiveFrom)),
  };
}
