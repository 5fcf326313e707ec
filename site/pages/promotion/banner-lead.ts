import type { PromotionState } from '../../../model/format/calendar.ts';
import { formatDate } from '../../../model/format/date.ts';
import type { Promotion } from '../../../model/kinds/promotion.ts';
import { promotionPeriod } from '../../features/promotions/promotion-dates.ts';

export function bannerLead(promotion: Promotion, state: PromotionState): string {
  const { summary, startsOn, endsOn } = promotion;
  if (state === 'ended') return `Акция завершена ${formatDate(endsOn)} года. ${summary}`;
  if (state === 'upcoming') return `${summary} Акция начнётся ${formatDate(startsOn)} года.`;
  return `${summary} Действует ${promotionPeriod(promotion)}.`;
}
