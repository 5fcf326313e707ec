import type { PromotionState } from '../../../model/format/calendar.ts';
import { formatDate, formatDayMonth } from '../../../model/format/date.ts';
import { typograph } from '../../../model/format/typograph.ts';
import type { Promotion } from '../../../model/kinds/promotion.ts';

type Dates = Pick<Promotion, 'startsOn' | 'endsOn'>;

/** «с 1 октября 2026 по 31 января 2027 года»; a shared year is named once. */
export function promotionPeriod({ startsOn, endsOn }: Dates): string {
  const first = yearOf(startsOn) === yearOf(endsOn) ? formatDayMonth(startsOn) : formatDate(startsOn);
  return typograph(`с ${first} по ${formatDate(endsOn)} года`);
}

/** Returns the end date of a running promotion or the start date of an upcoming one. */
export function promotionDeadline({ startsOn, endsOn }: Dates, state: PromotionState, today: string): string {
  if (state === 'upcoming')
    return `начнётся ${startsWithinYear(startsOn, today) ? formatDayMonth(startsOn) : formatDate(startsOn)}`;
  return state === 'running' ? `до\u00a0${formatDate(endsOn)}` : `завершена ${formatDate(endsOn)}`;
}

/** Within a year, a date without its year is unambiguous. */
function startsWithinYear(startsOn: string, today: string): boolean {
  return startsOn < `${yearOf(today) + 1}${today.slice(4)}`;
}

function yearOf(isoDate: string): number {
  return Number(isoDate.slice(0, 4));
}
