import type { PromotionState } from '../../../model/format/calendar.ts';
import { formatDate, formatDayMonth } from '../../../model/format/date.ts';
import { typograph } from '../../../model/format/typograph.ts';
import type { Promotion } from '../../../model/kinds/promotion.ts';

type Dates = Pick<Promotion, 'startsOn' | 'endsOn'>;

/** «с 1 октября 2026 по 31 января 2027 года»; a year that both days share is named once. */
export function promotionPeriod({ startsOn, endsOn }: Dates): string {
  const first = yearOf(startsOn) === yearOf(endsOn) ? formatDayMonth(startsOn) : formatDate(startsOn);
  return typograph(`с ${first} по ${formatDate(endsOn)} года`);
}

/** The date that matters now: the end of a running promotion, the beginning of one to come. */
export function promotionDeadline({ startsOn, endsOn }: Dates, state: PromotionState, today: string): string {
  if (state === 'upcoming')
    return `начнётся ${startsWithinYear(startsOn, today) ? formatDayMonth(startsOn) : formatDate(startsOn)}`;
  return state === 'running' ? `до\u00a0${formatDate(endsOn)}` : `завершена ${formatDate(endsOn)}`;
}

/** A day without its year is clear only as long as it comes once. */
function startsWithinYear(startsOn: string, today: string): boolean {
  return startsOn < `${yearOf(today) + 1}${today.slice(4)}`;
}

function yearOf(isoDate: string): number {
  return Number(isoDate.slice(0, 4));
}
