import type { Content, WithSlug } from '../../../model/content.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import { priceOf } from '../../features/flats/flat-card-data.ts';
import type { JsonLd } from '../../page-contract/page.ts';
import { type PhotoView, shareImageUrl } from '../../pictures/photo.ts';

/** Availability for search engines must match the page. */
const AVAILABILITY: Record<Flat['status'], string> = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
};

export function flatJsonLd({ company }: Pick<Content, 'company'>, flat: WithSlug<Flat>, image: PhotoView): JsonLd {
  const url = `/sales/${flat.slug}`;
  const price = priceOf(flat);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: `${flat.title}, ${flat.address}`,
    description: flat.summary,
    url,
    image: shareImageUrl(image),
    datePosted: flat.publishedOn,
    mainEntity: apartment(flat, company.region),
    offers: {
      '@type': 'Offer',
      url,
      availability: AVAILABILITY[flat.status],
      ...(price ? { price: price.rub, priceCurrency: 'RUB' } : {}),
      seller: { '@id': '/#company' },
    },
  };
}

function apartment(flat: WithSlug<Flat>, region: string): object {
  const { rooms, areaM2, floor, city, address, title } = flat;
  return {
    '@type': 'Apartment',
    name: title,
    numberOfRooms: Math.max(1, rooms),
    floorSize: { '@type': 'QuantitativeValue', value: areaM2, unitCode: 'MTK' },
    floorLevel: String(floor),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressRegion: region,
      addressCountry: 'RU',
    },
  };
}
