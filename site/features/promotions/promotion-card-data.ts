import type { Content, WithSlug } from '../../../model/content.ts';
import { type PromotionState, promotionState } from '../../../model/format/calendar.ts';
import type { Promotion } from '../../../model/kinds/promotion.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import { advertisingMark } from './advertising-mark.ts';
import { promotionDeadline } from './promotion-dates.ts';

export type PromotionCardView = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly state: PromotionState;
  readonly deadline: string;
  readonly photo: PhotoView;
  readonly mark?: string;
};

export function toPromotionCard(content: Content, promotion: WithSlug<Promotion>): PromotionCardView {
  const { slug, title, summary, photo } = promotion;
  const state = promotionState(promotion, content.today);
  const mark = advertisingMark(promotion);
  return {
    slug,
    title,
    summary,
    state,
    deadline: promotionDeadline(promotion, state, content.today),
    photo: toPhotoView(content, photo),
    ...(mark ? { mark } : {}),
  };
}

/** Returns running promotions, then upcoming ones; finished promotions are omitted. */
export function currentPromotions({ promotions, today }: Content): WithSlug<Promotion>[] {
  const inState = (wanted: PromotionState) =>
    promotions.filter((promotion) => promotionState(promotion, today) === wanted);
  return [...inState('running'), ...inState('upcoming').sort((a, b) => a.startsOn.localeCompare(b.startsOn))];
}
