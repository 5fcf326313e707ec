import type { Content, WithSlug } from '../../../model/content.ts';
import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { housingNames } from '../../../model/kinds/housing.ts';
import type { Work } from '../../../model/kinds/work.ts';
import { type GalleryPhotoView, toGallery } from '../../features/gallery/gallery-data.ts';
import { type StageView, toStages } from '../../features/stage-slider/stage-slider-data.ts';
import { type TermView, toTermView } from '../../features/works/term-bar-data.ts';
import { packageOf, toWorkCard, type WorkCardView } from '../../features/works/work-card-data.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';
import { type PhotoView, toPhotoView } from '../../pictures/photo.ts';
import { type ClientReview, clientReview, type Reviews, reviewIndex } from './client-review-data.ts';
import { type ForemanView, toForeman } from './foreman-data.ts';
import { type Places, placesOf, similarWorks } from './similar-works.ts';
import type { WorkFacts } from './work-facts.ts';
import { workJsonLd } from './work-json-ld.ts';

export type BeforeAfterView = {
  readonly title: string;
  readonly caption: string;
  readonly before: PhotoView;
  readonly after: PhotoView;
};

export type WorkData = Pick<Work, 'title' | 'lead' | 'rooms' | 'story' | 'done' | 'plan' | 'budget' | 'budgetNote'> &
  Pick<Work, 'differenceNote' | 'timeline'> & {
    readonly slug: string;
    readonly facts: WorkFacts;
    readonly term: TermView;
    readonly cover: PhotoView;
    readonly gallery: readonly GalleryPhotoView[];
    readonly beforeAfter: readonly BeforeAfterView[];
    readonly foreman: ForemanView | null;
    readonly stages: readonly StageView[];
    readonly review: ClientReview | null;
    readonly similar: readonly WorkCardView[];
    readonly sameLead: string;
    readonly cardNote: string;
  };

type Index = {
  readonly bySlug: ReadonlyMap<string, WithSlug<Work>>;
  readonly places: Places;
  readonly reviews: Reviews;
};

export const source: PageSource<WorkData, Index> = {
  shared: (content) => ({
    bySlug: new Map(content.works.map((work) => [work.slug, work])),
    places: placesOf(content.works),
    reviews: reviewIndex(content),
  }),
  params: (content) => content.works.map(({ slug }) => ({ slug })),

  data(content, { slug = '' }, index) {
    const work = index.bySlug.get(slug);
    if (!work) return null;
    const { seo } = work;
    const image = seo?.image ?? work.cover;
    return {
      title: documentTitle(seo?.title ?? `${work.title}, ${formatArea(work.areaM2)}`, content.company.brand),
      description: shortDescription(seo?.description ?? summary(work)),
      image: toPhotoView(content, image),
      meta: { breadcrumb: work.shortTitle },
      card: { title: work.title, fact: `${formatArea(work.areaM2)} за ${formatRub(work.finalRub)}` },
      ...(seo?.noindex ? { noindex: true } : {}),
      jsonLd: [workJsonLd(content, work)],
      data: toWorkData(content, work, index),
    };
  },
};

function toWorkData(content: Content, work: WithSlug<Work>, { places, reviews }: Index): WorkData {
  const { slug, title, lead, rooms, story, done, plan, budget, budgetNote, differenceNote, timeline } = work;
  const gallery = work.gallery.filter(({ file }) => file !== work.cover.file);
  const shown = new Set([work.cover.file, ...gallery.map(({ file }) => file)]);
  return {
    ...{ slug, title, lead, rooms, story, done, plan, budget, budgetNote, differenceNote, timeline },
    facts: toFacts(content, work),
    term: toTermView(work),
    cover: toPhotoView(content, work.cover),
    gallery: toGallery(content, gallery),
    beforeAfter: work.beforeAfter.map((pair) => ({
      title: pair.title,
      caption: pair.caption,
      before: toPhotoView(content, pair.before),
      after: toPhotoView(content, pair.after),
    })),
    foreman: toForeman(content, work),
    stages: toStages(content, work),
    review: clientReview(content, reviews, work, shown),
    similar: similarWorks(places, work, 3).map((other) => toWorkCard(content, other)),
    sameLead: content.pages.works.sameLead,
    cardNote: content.pages.works.form.cardNote,
  };
}

function toFacts(content: Content, work: Work): WorkFacts {
  const { estimateRub, finalRub, plannedDays, actualDays, areaM2, finishedOn, housing, complex, address, style } = work;
  return {
    ...{ estimateRub, finalRub, plannedDays, actualDays, areaM2, finishedOn, complex, address, style },
    housingTitle: housingNames(content.pages.works.oldHouse)[housing].label,
    packageTitle: packageOf(content, work).title,
  };
}

function summary({ areaM2, actualDays, finalRub, lead }: Work): string {
  return `${formatArea(areaM2)}, ${counted(actualDays, DAYS)}, ${formatRub(finalRub)}. ${lead}`;
}
