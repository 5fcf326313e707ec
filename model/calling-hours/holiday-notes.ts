import { noticeDay } from '../format/calendar.ts';
import { formatDayMonth, formatSpan } from '../format/date.ts';
import { holidaySentence } from './holiday-words.ts';
import { byLength } from './opening-hours.ts';

type Days = { readonly from: string; readonly to: string; readonly opens?: string; readonly closes?: string };

/**
 * Says of each entry what visitors read of it and from which day on, or that it is past, and where its days overlap with
 * others, which one applies there; `null` if it is not filled in.
 * @param today in the company's time zone
 */
export function holidayNotes(entries: readonly unknown[], today: string): (string | null)[] {
  const all = entries.map(daysOf);
  return all.map((own, at) => {
    if (own === null) return null;
    if (own.to < today) return 'Эти дни прошли: на сайте о них уже не сказано.';
    return [...overlapWords(own, at, all), noticeWords(own, today)].join(' ');
  });
}

function noticeWords(own: Days, today: string): string {
  const first = noticeDay(own.from);
  const when = first > today ? ` появится ${formatDayMonth(first)}` : '';
  return `На странице контактов${when}: «${holidaySentence(own)}»`;
}

function overlapWords(own: Days, at: number, all: readonly (Days | null)[]): string[] {
  const shared = all.flatMap((other, otherAt) => {
    const days = other && otherAt !== at ? sharedDays(own, other) : null;
    // Of entries of the same length the first applies.
    return other && days ? [{ days, other, otherAt, applies: (byLength(own, other) || at - otherAt) < 0 }] : [];
  });
  const applying = shared
    .filter(({ applies }) => applies)
    .map(({ days, other }) => `${days} есть и в «${span(other)}»`);
  const yielding = shared
    .filter(({ applies }) => !applies)
    .map(({ days, otherAt }) => `${days} действует строка ${otherAt < at ? 'выше' : 'ниже'}.`);
  return [...(applying.length > 0 ? [`${applying.join(', ')}: действует эта строка.`] : []), ...yielding];
}

function sharedDays(own: Days, other: Days): string | null {
  const from = own.from > other.from ? own.from : other.from;
  const to = own.to < other.to ? own.to : other.to;
  return from <= to ? span({ from, to }) : null;
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
