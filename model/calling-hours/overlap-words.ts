import { formatDayMonth } from '../format/date.ts';
import { byLength } from './opening-hours.ts';

type Days = { readonly from: string; readonly to: string };

/**
 * Says of each entry with which others its days overlap and that it applies there; `null` if it overlaps with none or
 * another applies.
 */
export function overlapWords(entries: readonly unknown[]): (string | null)[] {
  const all = entries.map(daysOf);
  return all.map((own, at) => {
    if (!own) return null;
    const overlaps = all.flatMap((other, otherAt) => {
      if (!other) return [];
      const order = byLength(own, other);
      return order < 0 || (order === 0 && at < otherAt) ? sharedDays(own, other) : [];
    });
    return overlaps.length === 0 ? null : `${overlaps.join(', ')}: действует эта строка`;
  });
}

function sharedDays(own: Days, other: Days): string[] {
  const from = own.from > other.from ? own.from : other.from;
  const to = own.to < other.to ? own.to : other.to;
  return from <= to ? [`${span(from, to)} есть и в «${span(other.from, other.to)}»`] : [];
}

/** «8 января», «1–8 января», «31 декабря – 8 января». */
function span(from: string, to: string): string {
  if (from === to) return formatDayMonth(from);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return isOneMonth
    ? `${Number(from.slice(8))}–${formatDayMonth(to)}`
    : `${formatDayMonth(from)} – ${formatDayMonth(to)}`;
}

/** Reads the days of an entry that is still being filled in. */
function daysOf(entry: unknown): Days | null {
  if (typeof entry !== 'object' || entry === null || !('from' in entry)) return null;
  const { from } = entry;
  const to = 'to' in entry && entry.to ? entry.to : from;
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}
