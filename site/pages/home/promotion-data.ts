import type { Content, WithSlug } from '../../../model/content.ts';
import type { Promotion } from '../../../model/kinds/promotion.ts';
import { advertisingMark } from '../../features/promotions/advertising-mark.ts';
import { promotionDeadline } from '../../features/promotions/promotion-dates.ts';
import type { PhotoView } from '../../lib/photo.ts';
import { toPhotoView } from '../../lib/photo.ts';

export type PromotionData = {
  readonly to: string;
  readonly title: string;
  readonly summary: string;
  /** «до 31 января 2027». */
  readonly deadline: string;
  readonly photo: PhotoView;
  readonly mark: string | null;
};

/** A promotion that runs today. */
export function promotionData(content: Content, promotion: WithSlug<Promotion>): PromotionData {
  const { slug, title, bannerTitle, summary, photo } = promotion;
  return {
    to: `/stocks/${slug}`,
    title: bannerTitle ?? title,
    summary,
    deadline: promotionDeadline(promotion, 'running', content.today),
    photo: toPhotoView(content, photo),
    mark: advertisingMark(promotion),
  };
}
