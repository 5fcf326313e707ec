import type { WithSlug } from '../../../model/content.ts';
import type { Company } from '../../../model/kinds/company.ts';
import type { Package } from '../../../model/kinds/package.ts';
import type { PhotoView } from '../../lib/photo.ts';

type Facts = { readonly image: PhotoView; readonly description: string };

export function packageJsonLd(
  { slug, title, priceRubPerM2 }: WithSlug<Package>,
  { region, pricesValidUntil }: Company,
  { image, description }: Facts,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: `Ремонт квартиры, пакет «${title}»`,
    serviceType: 'Ремонт квартир',
    description,
    url: `/remont/${slug}`,
    image: `/media/${image.id}-og.jpg`,
    provider: { '@id': '/#company' },
    areaServed: { '@type': 'AdministrativeArea', name: region },
    offers: {
      '@type': 'Offer',
      priceCurrency: 'RUB',
      priceValidUntil: pricesValidUntil,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'RUB',
        minPrice: priceRubPerM2,
        unitCode: 'MTK',
      },
    },
  };
}
