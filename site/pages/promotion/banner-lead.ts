import type { PromotionState } from '../../../model/format/calendar.ts';
import { formatDate } from '../../../model/format/date.ts';
import type { Promotion } from '../../../model/kinds/promotion.ts';
import { promotionPeriod } from '../../features/promotions/promotion-dates.ts';

export function bannerLead(promotion: Promotion, state: PromotionState): string {
  const { startsOn, endsOn } = promotion;
  const summary = asSentence(promotion.summary);
  if (state === 'ended') return `Акция завершена ${formatDate(endsOn)} года. ${summary}`;
  if (state === 'upcoming') return `${summary} Акция начнётся ${formatDate(startsOn)} года.`;
  return `${summary} Действует ${promotionPeriod(promotion)}.`;
}

/** Other sentences stand next to the text, which an editor may have written without a full stop. */
function asSentence(text: string): string {
  return /[.!?…]»?$/.test(text) ? text : `${text}.`;
}
