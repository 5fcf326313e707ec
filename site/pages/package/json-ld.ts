import type { Content, WithSlug } from '../../../model/content.ts';
import type { Package } from '../../../model/kinds/package.ts';
import type { JsonLd } from '../../page-contract/page.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { shareImageUrl } from '../../pictures/photo.ts';

type Facts = { readonly image: PhotoView; readonly description: string };

export function packageJsonLd(
  { slug, title, priceRubPerM2 }: WithSlug<Package>,
  { company: { region, pricesValidUntil }, today }: Content,
  { image, description }: Facts,
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Service'],
    name: `Ремонт квартиры, пакет «${title}»`,
    serviceType: 'Ремонт квартир',
    description,
    url: `/remont/${slug}`,
    image: shareImageUrl(image),
    brand: { '@id': '/#company' },
    provider: { '@id': '/#company' },
    areaServed: { '@type': 'AdministrativeArea', name: region },
    offers: {
      '@type': 'Offer',
      priceCurrency: 'RUB',
      ...(pricesValidUntil >= today ? { priceValidUntil: pricesValidUntil } : {}),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'RUB',
        price: priceRubPerM2,
        minPrice: priceRubPerM2,
        unitCode: 'MTK',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MTK' },
      },
    },
  };
}
