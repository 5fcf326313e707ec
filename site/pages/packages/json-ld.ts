import type { Content } from '../../../model/content.ts';

/** The catalogue of packages with the least price of a square metre. */
export function packagesJsonLd({ pages, packages, company }: Content, description: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: pages.packages.title,
    serviceType: 'Ремонт квартир',
    description,
    url: '/remont',
    provider: { '@id': '/#company' },
    areaServed: { '@type': 'AdministrativeArea', name: company.region },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: pages.packages.title,
      itemListElement: packages.map(({ slug, title, summary, priceRubPerM2 }) => ({
        '@type': 'Offer',
        name: title,
        description: summary,
        url: `/remont/${slug}`,
        priceCurrency: 'RUB',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceCurrency: 'RUB',
          minPrice: priceRubPerM2,
          unitCode: 'MTK',
        },
      })),
    },
  };
}
