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

/** «16–22 ноября» or «26 октября – 1 ноября». */
export function formatSpan({ from, to }: { readonly from: string; readonly to: string }): string {
  const start = from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(8))}–` : `${formatDayMonth(from)} – `;
  return `${start}${formatDayMonth(to)}`;
}

const HOUR_MS = 3_600_000;

/** Converts a moment to local day and time. Does not use `Intl`, because its output depends on locale data. */
export function clockAt(moment: Date, utcOffsetHours: number): { readonly day: string; readonly time: string } {
  const shifted = new Date(moment.getTime() + utcOffsetHours * HOUR_MS).toISOString();
  return { day: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

export function isoDayAt(moment: Date, utcOffsetHours: number): string {
  return clockAt(moment, utcOffsetHours).day;
}

/** Converts a local time, `2026-11-21 10:00` or `2026-11-21T10:00`, in the given time zone to a moment. */
export function momentOf(local: string, utcOffsetHours: number): Date {
  return new Date(Date.parse(`${local.replace(' ', 'T')}Z`) - utcOffsetHours * HOUR_MS);
}

/** Returns the moment at which a calendar day starts in the given time zone. */
export function startOfDay(isoDate: string, utcOffsetHours: number): Date {
  return momentOf(`${isoDate} 00:00`, utcOffsetHours);
}

/** «04:05» → «4:05», the only way a time of day is written for people. */
export function formatTime(time: string): string {
  return time.replace(/^0/, '');
}

/** «9:05» in the given time zone. */
export function timeAt(moment: Date, utcOffsetHours: number): string {
  return formatTime(clockAt(moment, utcOffsetHours).time);
}

/** «20 ноября 2026, 14:05» in the given time zone. */
export function formatMoment(moment: Date, utcOffsetHours: number): string {
  const { day, time } = clockAt(moment, utcOffsetHours);
  return `${formatDate(day)}, ${formatTime(time)}`;
}

/** «31 декабря 2025» → `2025-12-31`; `null` for an invalid date. */
export function readDate(words: string): string | null {
  const [day = '', month = '', year = ''] = words.toLowerCase().split(/\s+/);
  const number = (MONTHS_OF as readonly string[]).indexOf(month) + 1;
  if (number === 0 || !/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year)) return null;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Formats an ISO date; any other text stays, since a file edited by hand can hold one. */
export function formatDateOrText(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text;
}
