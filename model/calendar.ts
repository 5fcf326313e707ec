import type { Content } from './content.ts';
import { startOfDay } from './format/date.ts';
import { noticeDay } from './holiday-words.ts';
import type { Promotion } from './kinds/promotion.ts';

export type PromotionState = 'upcoming' | 'running' | 'ended';

/** Both days belong to the promotion. `today` is a calendar day in Kaliningrad. */
export function promotionState(
  { startsOn, endsOn }: Pick<Promotion, 'startsOn' | 'endsOn'>,
  today: string,
): PromotionState {
  if (today < startsOn) return 'upcoming';
  return today > endsOn ? 'ended' : 'running';
}

export function nextDay(isoDate: string): string {
  return new Date(Date.parse(`${isoDate}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** The moment at which the calendar changes what visitors see, or `null` when nothing is due. */
export function nextBoundary(content: Content): Date | null {
  const [day] = boundaryDays(content)
    .filter((date) => date > content.today)
    .sort();
  return day === undefined ? null : startOfDay(day);
}

function boundaryDays({ company, promotions, vacancies, works, flats, articles, documents }: Content): string[] {
  return [
    ...promotions.flatMap(({ startsOn, endsOn }) => [startsOn, nextDay(endsOn)]),
    ...vacancies.map(({ validUntil }) => nextDay(validUntil)),
    ...[...works, ...flats, ...articles].map(({ publishedOn }) => publishedOn),
    ...flats.flatMap(({ reservedUntil }) => (reservedUntil ? [nextDay(reservedUntil)] : [])),
    ...(company.holidays ?? []).flatMap(({ from, to = from }) => [noticeDay(from), nextDay(to)]),
    ...documents.map(({ effectiveFrom }) => effectiveFrom),
  ];
}
