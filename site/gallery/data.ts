import type { Content } from '../../model/content.ts';
import type { Plan } from '../../model/kinds/plan.ts';
import type { ArticleCardView } from '../features/articles/article-card-data.ts';
import { toArticleCard } from '../features/articles/article-card-data.ts';
import type { CalculatorView } from '../features/calculator/calculator-data.ts';
import { toCalculator } from '../features/calculator/calculator-data.ts';
import type { FlatCardView } from '../features/flats/flat-card-data.ts';
import { toFlatCard } from '../features/flats/flat-card-data.ts';
import type { FlatRowView } from '../features/flats/flat-row.tsx';
import type { Instalment } from '../features/flats/instalment-estimate.tsx';
import { type GalleryPhotoView, toGallery } from '../features/gallery/gallery-data.ts';
import type { PackageColumnView } from '../features/packages/package-column-data.ts';
import { toPackageColumns } from '../features/packages/package-column-data.ts';
import type { PromotionCardView } from '../features/promotions/promotion-card-data.ts';
import { toPromotionCard } from '../features/promotions/promotion-card-data.ts';
import type { ReviewView } from '../features/reviews/review-data.ts';
import { toReviews } from '../features/reviews/review-data.ts';
import type { WorkCardView } from '../features/works/work-card-data.ts';
import { toWorkCard } from '../features/works/work-card-data.ts';
import type { PageSource } from '../page-contract/page.ts';
import type { MapView } from '../pictures/map-view.ts';
import { mapView } from '../pictures/map-view.ts';
import type { PhotoView } from '../pictures/photo.ts';
import { toPhotoView } from '../pictures/photo.ts';
import type { GanttStage } from '../ui/gantt.tsx';

export type GalleryData = {
  readonly photos: readonly GalleryPhotoView[];
  readonly beforeAfter: { readonly label: string; readonly before: PhotoView; readonly after: PhotoView } | null;
  readonly works: readonly WorkCardView[];
  readonly packages: readonly PackageColumnView[];
  /** One flat per status present in the content. */
  readonly flats: readonly FlatCardView[];
  readonly flatRows: readonly FlatRowView[];
  readonly flatPriceRub: number;
  readonly instalment: Instalment | null;
  readonly promotions: readonly PromotionCardView[];
  readonly articles: readonly ArticleCardView[];
  readonly reviews: readonly ReviewView[];
  readonly calculator: CalculatorView;
  readonly stages: readonly GanttStage[];
  readonly plan: Plan | null;
  readonly map: MapView | undefined;
};

export const source: PageSource<GalleryData> = {
  data: (content) => ({
    title: 'Компоненты и состояния',
    description: 'Все части сайта во всех состояниях: для дизайнеров и проверок.',
    noindex: true,
    data: toGalleryData(content),
  }),
};

function toGalleryData(content: Content): GalleryData {
  const { works, flats, articles, promotions, home } = content;
  const shownFlats = oneOfEach(flats, ({ status }) => status);
  const pair = works.flatMap(({ beforeAfter }) => beforeAfter)[0];
  return {
    photos: toGallery(
      content,
      works.slice(0, 6).map(({ cover }) => cover),
    ),
    beforeAfter: pair
      ? { label: pair.title, before: toPhotoView(content, pair.before), after: toPhotoView(content, pair.after) }
      : null,
    works: works.slice(0, 4).map((work) => toWorkCard(content, work)),
    packages: toPackageColumns(content),
    flats: shownFlats.map((flat) => toFlatCard(content, flat)),
    flatRows: shownFlats.map((flat) => toFlatCard(content, flat)),
    instalment: content.pages.sales.instalment ?? null,
    flatPriceRub: Math.max(5_000_000, ...flats.map(({ priceRub }) => priceRub ?? 0)),
    promotions: oneOfEach(
      promotions.map((promotion) => toPromotionCard(content, promotion)),
      ({ state }) => state,
    ),
    articles: articles.slice(0, 3).map((article) => toArticleCard(content, article)),
    reviews: toReviews(content).slice(0, 2),
    calculator: toCalculator(content),
    stages: home.schedule.stages,
    plan: flats[0]?.plan ?? null,
    map: mapView(content).map,
  };
}

function oneOfEach<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
  return [...new Map([...items].reverse().map((item) => [kindOf(item), item])).values()].reverse();
}
