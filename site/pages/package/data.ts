import type { Content, WithSlug } from '../../../model/content.ts';
import { type WorkedEstimate, workedEstimate } from '../../../model/estimate/estimate.ts';
import { formatRubPerM2 } from '../../../model/format/money.ts';
import type { Package } from '../../../model/kinds/package.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import type { Samples } from '../../features/calculator/estimate-stage.tsx';
import { type PaymentView, toPayments } from '../../features/calculator/payment-sums.ts';
import { toSamples } from '../../features/calculator/samples-data.ts';
import { type PaperLink, toPaperLinks } from '../../features/papers/paper-links-data.ts';
import { worksLandings } from '../../features/works/landings.ts';
import { toWorkCard, type WorkCardView } from '../../features/works/work-card-data.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import { questionsJsonLd } from '../../head/questions-json-ld.ts';
import type { PageSource } from '../../page-contract/page.ts';
import { type PhotoView, toPhotoView } from '../../pictures/photo.ts';
import { type EstimateFileView, toEstimateFiles } from './estimate-file-data.ts';
import { packageJsonLd } from './json-ld.ts';

type Shown =
  | 'slug'
  | 'title'
  | 'lead'
  | 'termDays'
  | 'exampleAreaM2'
  | 'suits'
  | 'groups'
  | 'notIncluded'
  | 'questions';

export type PackageData = Pick<WithSlug<Package>, Shown> & {
  readonly price: string;
  readonly pricesValidUntil?: string;
  readonly photo: PhotoView;
  readonly stages: readonly Pick<Package['stages'][number], 'title' | 'days' | 'text'>[];
  readonly estimate: Pick<Package['estimate'], 'title' | 'areaM2' | 'note'> & WorkedEstimate;
  readonly samples: Samples;
  readonly files: readonly EstimateFileView[];
  readonly payments: readonly PaymentView[];
  readonly papers: readonly PaperLink[];
  readonly works: readonly WorkCardView[];
  readonly worksTo: string;
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
      card: { title: `Ремонт «${title}»`, fact: `от ${formatRubPerM2(item.priceRubPerM2)}` },
      jsonLd: [packageJsonLd(item, content, { image, description }), ...questionsJsonLd(item.questions)],
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
    stages: item.stages.map(({ title: name, days, text }) => ({ title: name, days, text })),
    estimate: { title, areaM2, note, ...estimate },
    samples: toSamples(content, [item]),
    files: toEstimateFiles(content, item.slug),
    papers: toPaperLinks(content),
    payments: toPayments(item.payments, estimate.totalRub),
    works: worksOfPackage(content, item),
    worksTo: worksTo(content, item),
    questions: item.questions,
    form: content.pages.packages.form,
  };
}

function worksTo(content: Content, { slug }: WithSlug<Package>): string {
  const landing = worksLandings(content).find(({ words }) => words.package === slug);
  return landing?.path ?? `/works?paket=${slug}`;
}

const SHOWN = 3;

/** Newest works of the package; a work whose cover is the hero photo comes last. */
function worksOfPackage(content: Content, item: WithSlug<Package>): WorkCardView[] {
  const taken = new Set([item.photo.file]);
  const works = content.works.filter((work) => work.package === item.slug);
  const isFresh = (work: (typeof works)[number]) => work.cover.file !== item.photo.file;
  return [...works.filter(isFresh), ...works.filter((work) => !isFresh(work))].slice(0, SHOWN).map((work) => {
    const cover = [work.cover, ...work.gallery].find(({ file }) => !taken.has(file)) ?? work.cover;
    taken.add(cover.file);
    return toWorkCard(content, { ...work, cover });
  });
}
