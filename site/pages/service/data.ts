import type { Content, WithSlug } from '../../../model/content.ts';
import { formatPrice, isPerM2, type Price } from '../../../model/format/price.ts';
import { typograph } from '../../../model/format/typograph.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import type { Service } from '../../../model/kinds/service.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import { questionsJsonLd } from '../../head/questions-json-ld.ts';
import type { JsonLd, PageSource } from '../../page-contract/page.ts';
import { type PhotoView, shareImageUrl, toPhotoView } from '../../pictures/photo.ts';

type Shown = 'slug' | 'title' | 'lead' | 'term' | 'checklistTitle' | 'checklist' | 'tools' | 'prices' | 'steps';

export type ServiceData = Pick<WithSlug<Service>, Shown | 'questions' | 'form'> & {
  /** Whether a checklist for visitors is published. */
  readonly hasOwnList: boolean;
  readonly price: string;
  readonly toolsTitle: string;
  readonly sample: NonNullable<Service['sample']> | null;
  readonly nextSteps: Pages['services']['form']['steps'];
};

export const source: PageSource<ServiceData> = {
  params: (content) => content.services.map(({ slug }) => ({ slug })),

  data(content, { slug }) {
    const service = content.services.find((candidate) => candidate.slug === slug);
    if (!service) return null;
    const { title, bannerTitle, summary, photo, seo } = service;
    const description = shortDescription(seo?.description ?? summary);
    const image = toPhotoView(content, seo?.image ?? photo);
    return {
      title: documentTitle(seo?.title ?? title, content.company.brand),
      description,
      image,
      ...(seo?.noindex ? { noindex: true } : {}),
      meta: {
        bannerTitle: bannerTitle ?? typograph(title),
        bannerSubTitle: summary,
        bannerImage: toPhotoView(content, photo),
        breadcrumb: title,
      },
      card: { title, fact: formatPrice(service.price) },
      jsonLd: [
        serviceJsonLd(service, { image, description, region: content.company.region }),
        ...questionsJsonLd(service.questions),
      ],
      data: toServiceData(content, service),
    };
  },
};

function toServiceData({ pages }: Content, service: WithSlug<Service>): ServiceData {
  return {
    hasOwnList: pages.acceptance?.service === service.slug,
    slug: service.slug,
    title: service.title,
    lead: service.lead,
    price: formatPrice(service.price),
    term: service.term,
    checklistTitle: service.checklistTitle,
    checklist: service.checklist,
    toolsTitle: service.toolsTitle ?? 'Чем работаем',
    tools: service.tools,
    prices: service.prices,
    steps: service.steps,
    sample: service.sample ?? null,
    questions: service.questions,
    form: service.form,
    nextSteps: pages.services.form.steps,
  };
}

type Facts = { readonly image: PhotoView; readonly description: string; readonly region: string };

function serviceJsonLd(service: WithSlug<Service>, { image, description, region }: Facts): JsonLd {
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
