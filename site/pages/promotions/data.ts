import type { Pages } from '../../../model/kinds/pages.ts';
import {
  currentPromotions,
  type PromotionCardView,
  toPromotionCard,
} from '../../features/promotions/promotion-card-data.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';
import { sharePicture } from '../../pictures/share-picture.ts';

export type PromotionsData = {
  readonly title: string;
  readonly lead: string;
  /** The running promotion that ends first, shown at the top of the page. */
  readonly featured: PromotionCardView | null;
  readonly others: readonly PromotionCardView[];
  readonly emptyText: string;
  readonly form: Pages['promotions']['form'];
};

export const source: PageSource<PromotionsData> = {
  data(content) {
    const { title, lead, emptyText, form, seo } = content.pages.promotions;
    const cards = currentPromotions(content).map((promotion) => toPromotionCard(content, promotion));
    const [first] = cards;
    const featured = first?.state === 'running' ? first : null;
    return {
      title: documentTitle(seo?.title ?? title, content.company.brand),
      description: shortDescription(seo?.description ?? lead),
      ...(seo?.noindex ? { noindex: true } : {}),
      ...sharePicture(content, seo, first?.photo),
      data: { title, lead, featured, others: featured ? cards.slice(1) : cards, emptyText, form },
    };
  },
};
