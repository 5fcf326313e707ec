import type { WithSlug } from '../../../model/content.ts';
import type { Price } from '../../../model/format/price.ts';
import { isPerM2 } from '../../../model/format/price.ts';
import type { Service } from '../../../model/kinds/service.ts';
import type { PhotoView } from '../../lib/photo.ts';
import { shareImageUrl } from '../../lib/photo.ts';

type Facts = { readonly image: PhotoView; readonly description: string; readonly region: string };

export function serviceJsonLd(service: WithSlug<Service>, { image, description, region }: Facts): object {
  const { slug, title, price } = service;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    description,
    url: `/services/${slug}`,
    image: shareImageUrl(image),
    provider: { '@id': '/#company' },
    areaServed: { '@type': 'AdministrativeArea', name: region },
    offers: offerOf(price),
  };
}

function offerOf({ rub, from, unit }: Price): object {
  const perM2 = isPerM2({ unit });
  return {
    '@type': 'Offer',
    priceCurrency: 'RUB',
    priceSpecification: {
      '@type': perM2 ? 'UnitPriceSpecification' : 'PriceSpecification',
      priceCurrency: 'RUB',
      [from ? 'minPrice' : 'price']: rub,
      ...(perM2 ? { unitCode: 'MTK' } : {}),
    },
  };
}
