import type { WithSlug } from '../../../model/content.ts';
import { priceInText } from '../../../model/format/price-in-text.ts';
import type { Service } from '../../../model/kinds/service.ts';
import type { PhotoView } from '../../lib/photo.ts';
import { shareImageUrl } from '../../lib/photo.ts';

type Facts = { readonly image: PhotoView; readonly description: string; readonly region: string };

export function serviceJsonLd(service: WithSlug<Service>, { image, description, region }: Facts): object {
  const { slug, title, price } = service;
  const offer = offerOf(price);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    description,
    url: `/services/${slug}`,
    image: shareImageUrl(image),
    provider: { '@id': '/#company' },
    areaServed: { '@type': 'AdministrativeArea', name: region },
    ...(offer ? { offers: offer } : {}),
  };
}

function offerOf(text: string): object | null {
  const price = priceInText(text);
  if (!price) return null;
  return {
    '@type': 'Offer',
    priceCurrency: 'RUB',
    priceSpecification: {
      '@type': price.isPerM2 ? 'UnitPriceSpecification' : 'PriceSpecification',
      priceCurrency: 'RUB',
      [price.isFrom ? 'minPrice' : 'price']: price.rub,
      ...(price.isPerM2 ? { unitCode: 'MTK' } : {}),
    },
  };
}
