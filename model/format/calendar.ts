export type PromotionState = 'upcoming' | 'running' | 'ended';

/** Start and end day are inclusive. `today` is in the company's time zone. */
export function promotionState(
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
  today: string,
): PromotionState {
  if (today < startsOn) return 'upcoming';
  return today > endsOn ? 'ended' : 'running';
}

export function nextDay(isoDate: string): string {
  return daysAfter(isoDate, 1);
}

const NOTICE_DAYS = 30;

/** Returns the first day on which visitors see a notice of the holiday. */
export function noticeDay(from: string): string {
  return daysAfter(from, -NOTICE_DAYS);
}

export function daysAfter(isoDate: string, days: number): string {
  return new Date(Date.parse(`${isoDate}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** 1 for Monday to 7 for Sunday. */
export function isoWeekday(isoDate: string): number {
  return new Date(isoDate).getUTCDay() || 7;
}
