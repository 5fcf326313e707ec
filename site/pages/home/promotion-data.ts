import { promotionState } from '../../../model/calendar.ts';
import type { Content } from '../../../model/content.ts';
import type { PromotionCardView } from '../../features/promotions/promotion-card-data.ts';
import { toPromotionCard } from '../../features/promotions/promotion-card-data.ts';

/** The promotion that the home page names, while it runs. */
export function promotionData(content: Content): PromotionCardView | null {
  const promotion = content.promotions.find(({ slug }) => slug === content.home.promotion);
  if (!promotion || promotionState(promotion, content.today) !== 'running') return null;
  const { bannerTitle, title } = promotion;
  return { ...toPromotionCard(content, promotion), title: bannerTitle ?? title };
}
