import type { WithSlug } from '../../../model/content.ts';
import { formatPrice } from '../../../model/format/price.ts';
import { typograph } from '../../../model/format/typograph.ts';
import type { Service } from '../../../model/kinds/service.ts';
import { documentTitle, shortDescription } from '../../lib/head-texts.ts';
import type { PageSource } from '../../lib/page.ts';
import { toPhotoView } from '../../lib/photo.ts';
import { serviceJsonLd } from './json-ld.ts';

type Shown = 'slug' | 'title' | 'lead' | 'term' | 'checklistTitle' | 'checklist' | 'tools' | 'prices' | 'steps';

export type ServiceData = Pick<WithSlug<Service>, Shown | 'questions' | 'form'> & {
  readonly price: string;
  readonly toolsTitle: string;
  readonly sample: NonNullable<Service['sample']> | null;
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
      jsonLd: [serviceJsonLd(service, { image, description, region: content.company.region })],
      data: toServiceData(service),
    };
  },
};

function toServiceData(service: WithSlug<Service>): ServiceData {
  return {
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
  };
}
