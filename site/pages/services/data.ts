import type { Content, WithSlug } from '../../../model/content.ts';
import { formatPrice } from '../../../model/format/price.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import type { Service } from '../../../model/kinds/service.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { JsonLd, PageSource } from '../../page-contract/page.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import { sharePicture } from '../../pictures/share-picture.ts';
import { type ServiceRow, serviceRows } from '../../services/service-rows.ts';

export type ServiceRowView = Pick<WithSlug<Service>, 'slug' | 'title' | 'summary' | 'term'> & {
  readonly price: string;
  readonly photo: PhotoView;
};

export type ServicesData = {
  readonly title: string;
  readonly lead: string;
  readonly services: readonly ServiceRowView[];
  readonly works: readonly ServiceRow[];
  readonly form: Pages['services']['form'];
};

export const source: PageSource<ServicesData> = {
  data(content) {
    const { title, lead, form, seo } = content.pages.services;
    const services = content.services.map((service) => toServiceRow(content, service));
    return {
      title: documentTitle(seo?.title ?? title, content.company.brand),
      description: shortDescription(seo?.description ?? lead),
      ...(seo?.noindex ? { noindex: true } : {}),
      ...sharePicture(content, seo, services[0]?.photo),
      jsonLd: services.length > 0 ? [itemList(services)] : [],
      data: { title, lead, services, works: serviceRows(content).filter(({ to }) => to === undefined), form },
    };
  },
};

function toServiceRow(content: Content, service: WithSlug<Service>): ServiceRowView {
  const { slug, title, summary, price, term, photo } = service;
  return { slug, title, summary, price: formatPrice(price), term, photo: toPhotoView(content, photo) };
}

function itemList(services: readonly ServiceRowView[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: services.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `/services/${slug}`,
    })),
  };
}
