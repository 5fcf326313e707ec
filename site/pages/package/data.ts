import type { Content, WithSlug } from '../../../model/content.ts';
import { workedEstimate } from '../../../model/estimate.ts';
import { formatRubPerM2 } from '../../../model/format/money.ts';
import type { Package } from '../../../model/kinds/package.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import type { WorkCardView } from '../../features/works/work-card-data.ts';
import { documentTitle, shortDescription } from '../../lib/head-texts.ts';
import type { PageSource } from '../../lib/page.ts';
import type { PhotoView } from '../../lib/photo.ts';
import { toPhotoView } from '../../lib/photo.ts';
import { packageJsonLd } from './json-ld.ts';
import { type PaymentView, toPayments } from './payment-sums.ts';
import { worksOfPackage } from './works-of-package.ts';

type Shown =
  | 'slug'
  | 'title'
  | 'lead'
  | 'termDays'
  | 'exampleAreaM2'
  | 'suits'
  | 'groups'
  | 'notIncluded'
  | 'stages'
  | 'questions';

export type PackageData = Pick<WithSlug<Package>, Shown> & {
  /** «21 900 ₽/м²». */
  readonly price: string;
  readonly pricesValidUntil?: string;
  readonly photo: PhotoView;
  readonly estimate: Pick<Package['estimate'], 'title' | 'areaM2' | 'note'> & ReturnType<typeof workedEstimate>;
  readonly payments: readonly PaymentView[];
  readonly works: readonly WorkCardView[];
  readonly form: Pages['packages']['form'];
};

export const source: PageSource<PackageData> = {
  params: (content) => content.packages.map(({ slug }) => ({ slug })),

  data(content, { slug }) {
    const item = content.packages.find((candidate) => candidate.slug === slug);
    if (!item) return null;
    const { title, summary, photo, seo } = item;
    const description = shortDescription(seo?.description ?? summary);
    const image = toPhotoView(content, seo?.image ?? photo);
    return {
      title: documentTitle(seo?.title ?? `Ремонт «${title}»`, content.company.brand),
      description,
      image,
      ...(seo?.noindex ? { noindex: true } : {}),
      meta: { breadcrumb: title },
      jsonLd: [packageJsonLd(item, content, { image, description })],
      data: toPackageData(content, item),
    };
  },
};

function toPackageData(content: Content, item: WithSlug<Package>): PackageData {
  const { title, areaM2, note } = item.estimate;
  const estimate = workedEstimate(item);
  const { pricesValidUntil } = content.company;
  return {
    slug: item.slug,
    title: item.title,
    lead: item.lead,
    price: formatRubPerM2(item.priceRubPerM2),
    termDays: item.termDays,
    exampleAreaM2: item.exampleAreaM2,
    ...(pricesValidUntil >= content.today ? { pricesValidUntil } : {}),
    photo: toPhotoView(content, item.photo),
    suits: item.suits,
    groups: item.groups,
    notIncluded: item.notIncluded,
    stages: item.stages,
    estimate: { title, areaM2, note, ...estimate },
    payments: toPayments(item.payments, estimate.totalRub),
    works: worksOfPackage(content, item),
    questions: item.questions,
    form: content.pages.packages.form,
  };
}
