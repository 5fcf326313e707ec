import { noticeDay } from '../format/calendar.ts';
import { formatDayMonth } from '../format/date.ts';
import { spokenTime } from '../format/spoken-time.ts';
import { typograph } from '../format/typograph.ts';
import type { Company } from '../kinds/company.ts';
import { type EffectiveHoliday, effectiveHolidays, type Holiday } from './effective-holidays.ts';

/** «31 декабря работаем с 9 до 15. С 1 по 8 января не работаем.», or an empty string when no holiday is near. */
export function holidayWords({ holidays = [] }: Pick<Company, 'holidays'>, today: string): string {
  const near = effectiveHolidays(holidays).filter(({ entry, to }) => noticeDay(entry.from) <= today && today <= to);
  return typograph(near.map(holidaySentence).join(' '));
}

/** «31 декабря работаем с 9 до 15.», «С 1 по 8 января не работаем.» */
export function holidaySentence({ entry: { opens, closes }, from, to }: EffectiveHoliday<Holiday>): string {
  const work = opens && closes ? `работаем с ${spokenTime(opens)} до ${spokenTime(closes)}` : 'не работаем';
  return `${days(from, to)} ${work}.`;
}

function days(from: string, to: string): string {
  if (from === to) return formatDayMonth(from);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `С ${isOneMonth ? Number(from.slice(8)) : formatDayMonth(from)} по ${formatDayMonth(to)}`;
}
