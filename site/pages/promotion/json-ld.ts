import type { WithSlug } from '../../../model/content.ts';
import type { Promotion } from '../../../model/kinds/promotion.ts';
import type { PhotoView } from '../../lib/photo.ts';
import { shareImageUrl } from '../../lib/photo.ts';

type Facts = { readonly image: PhotoView; readonly description: string };

export function promotionOffer(promotion: WithSlug<Promotion>, { image, description }: Facts): object {
  const { slug, title, startsOn, endsOn } = promotion;
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: title,
    description,
    url: `/stocks/${slug}`,
    image: shareImageUrl(image),
    validFrom: startsOn,
    validThrough: endsOn,
    offeredBy: { '@id': '/#company' },
  };
}
