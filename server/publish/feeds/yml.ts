import type { Content } from '../../../model/content.ts';
import type { AdsJob } from './flat-ad.ts';
import type { Ad, Portal } from './portal.ts';
import { portalPhoto } from './portal-photos.ts';
import { element, optionalElement } from './xml.ts';

const CATEGORIES = {
  package: { id: 1, title: 'Ремонт квартир под ключ' },
  service: { id: 2, title: 'Услуги' },
} as const;

export type OfferAd = Ad & {
  readonly kind: keyof typeof CATEGORIES;
  readonly priceRub: number;
  /** The price is a minimum («от»). */
  readonly isFrom: boolean;
  readonly per: string | null;
  readonly description: string;
  readonly photoUrl: string;
};

export function offerAds(job: AdsJob): OfferAd[] {
  const { content, origin } = job;
  const packages = content.packages.map((item): OfferAd => {
    return {
      id: `remont-${item.slug}`,
      kind: 'package',
      title: `Ремонт квартиры, пакет «${item.title}»`,
      url: `${origin}/remont/${item.slug}`,
      file: `packages/${item.slug}.yaml`,
      priceRub: item.priceRubPerM2,
      isFrom: true,
      per: 'за м²',
      description: `${item.summary} ${item.lead}`,
      photoUrl: portalPhoto(job, item.photo).url,
    };
  });
  const services = content.services.map((item): OfferAd => {
    const { rub, from, unit } = item.price;
    return {
      id: `usluga-${item.slug}`,
      kind: 'service',
      title: item.title,
      url: `${origin}/services/${item.slug}`,
      file: `services/${item.slug}.yaml`,
      priceRub: rub,
      isFrom: from,
      per: unit === undefined ? null : `за ${unit}`,
      description: `${item.summary} ${item.lead}`,
      photoUrl: portalPhoto(job, item.photo).url,
    };
  });
  return [...packages, ...services];
}

/** https://yandex.ru/support/direct/feeds/requirements-yml.html, simplified offer type. */
export function ymlPortal({ company }: Pick<Content, 'company'>, origin: string): Portal<OfferAd> {
  return {
    name: 'yml',
    file: 'yml.xml',
    needs: () => [{ why: 'нет цены', field: ['price'], isMet: ({ priceRub }) => priceRub > 0 }],
    offer: (ad) =>
      element(
        'offer',
        [
          element('url', ad.url),
          element('price', ad.priceRub, ad.isFrom ? { from: 'true' } : {}),
          element('currencyId', 'RUB'),
          element('categoryId', CATEGORIES[ad.kind].id),
          element('picture', ad.photoUrl),
          element('name', ad.title),
          element('description', ad.description),
          optionalElement('sales_notes', ad.per && `Цена ${ad.per}`),
        ],
        { id: ad.id, available: 'true' },
      ),
    document: (offers, madeAt) =>
      element(
        'yml_catalog',
        [
          element('shop', [
            element('name', company.brand),
            element('company', company.requisites.legalName),
            element('url', `${origin}/`),
            element('currencies', [element('currency', '', { id: 'RUB', rate: '1' })]),
            element(
              'categories',
              Object.values(CATEGORIES).map(({ id, title }) => element('category', title, { id: String(id) })),
            ),
            element('offers', offers),
          ]),
        ],
        { date: madeAt.slice(0, 16).replace('T', ' ') },
      ),
  };
}
