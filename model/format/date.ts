const NBSP = '\u00a0';
const MONTHS_OF = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const;
const MONTHS = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
] as const;

/** The company's clock: dates of promotions and of publication begin and end by it. */
export const TIME_ZONE = 'Europe/Kaliningrad';

function parts(isoDate: string): { year: number; month: number; day: number } {
  const [year, month, day] = isoDate.split('-').map(Number);
  if (!year || !month || !day) throw new RangeError(`Not an ISO date: ${isoDate}`);
  return { year, month, day };
}

/** `2026-06-06` → «6 июня 2026». */
export function formatDate(isoDate: string): string {
  const { year, month, day } = parts(isoDate);
  return `${day}${NBSP}${MONTHS_OF[month - 1]}${NBSP}${year}`;
}

/** `2026-06-06` → «6 июня». */
export function formatDayMonth(isoDate: string): string {
  const { month, day } = parts(isoDate);
  return `${day}${NBSP}${MONTHS_OF[month - 1]}`;
}

/** `2026-06-06` → «июнь 2026». */
export function formatMonthYear(isoDate: string): string {
  const { year, month } = parts(isoDate);
  return `${MONTHS[month - 1]}${NBSP}${year}`;
}

/** Kaliningrad is UTC+2 all year round. */
const OFFSET_MS = 2 * 60 * 60 * 1000;

/** The calendar day in Kaliningrad at a moment, as `YYYY-MM-DD`. Counted: what `Intl` prints for a locale changes with its data. */
export function isoDayAt(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** The moment at which a calendar day begins in Kaliningrad. */
export function startOfDay(isoDate: string): Date {
  return new Date(Date.parse(`${isoDate}T00:00:00Z`) - OFFSET_MS);
}
