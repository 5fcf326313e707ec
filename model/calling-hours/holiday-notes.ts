import { noticeDay } from '../format/calendar.ts';
import { formatDayMonth, formatSpan } from '../format/date.ts';
import { effectiveHolidays, holidayOn } from './effective-holidays.ts';
import { holidaySentence } from './holiday-words.ts';

type Days = { readonly from: string; readonly to: string; readonly opens?: string; readonly closes?: string };

/**
 * Says of each entry what visitors read of it and from which day on, or that it is past, and where its days overlap with
 * others, which one applies there; `null` if it is not filled in.
 * @param today in the company's time zone
 */
export function holidayNotes(entries: readonly unknown[], today: string): (string | null)[] {
  const all = entries.map(daysOf);
  const known = all.filter((days) => days !== null);
  return all.map((own) => {
    if (own === null) return null;
    if (own.to < today) return 'Эти дни прошли: на сайте о них уже не сказано.';
    return [...overlapWords(own, known), ...noticeWords(own, known, today)].join(' ');
  });
}

function noticeWords(own: Days, all: readonly Days[], today: string): string[] {
  const effective = effectiveHolidays(all).filter(({ entry, to }) => entry === own && today <= to);
  if (effective.length === 0) return [];
  const first = noticeDay(own.from);
  const when = first > today ? ` появится ${formatDayMonth(first)}` : '';
  return [`На странице контактов${when}: «${effective.map(holidaySentence).join(' ')}»`];
}

function overlapWords(own: Days, all: readonly Days[]): string[] {
  const shared = all.flatMap((other) => {
    const days = other === own ? null : sharedDays(own, other);
    if (days === null) return [];
    const both = all.filter((one) => one === own || one === other);
    return [{ days: span(days), other, applies: holidayOn(both, days.from) === own, isAbove: both[0] === other }];
  });
  const applying = shared
    .filter(({ applies }) => applies)
    .map(({ days, other }) => `${days} есть и в «${span(other)}»`);
  const yielding = shared
    .filter(({ applies }) => !applies)
    .map(({ days, isAbove }) => `${days} действует строка ${isAbove ? 'выше' : 'ниже'}.`);
  return [...(applying.length > 0 ? [`${applying.join(', ')}: действует эта строка.`] : []), ...yielding];
}

function sharedDays(own: Days, other: Days): Days | null {
  const from = own.from > other.from ? own.from : other.from;
  const to = own.to < other.to ? own.to : other.to;
  return from <= to ? { from, to } : null;
}

/** «8 января», «1–8 января», «31 декабря – 8 января». */
function span({ from, to }: Days): string {
  return from === to ? formatDayMonth(from) : formatSpan({ from, to });
}

/** Reads the days of an entry that is still being filled in. */
function daysOf(entry: unknown): Days | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { from, to, opens, closes } = entry as Readonly<Record<keyof Days, unknown>>;
  const last = to || from;
  if (!isDay(from) || !isDay(last) || from > last) return null;
  return { from, to: last, ...(isTime(opens) && isTime(closes) && { opens, closes }) };
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^\d{2}:\d{2}$/.test(value);
}
