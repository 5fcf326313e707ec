import { formatDayMonth } from '../format/date.ts';

type Days = { readonly from: string; readonly to?: string | undefined };

/**
 * Says of each entry with which others its days overlap and that it applies there; `null` if it overlaps with none or
 * another applies. The shortest applies, of equal ones the first, as in `spansOn`.
 */
export function overlapWords(entries: readonly unknown[]): (string | null)[] {
  return entries.map((entry, at) => {
    if (!isDays(entry)) return null;
    const overlaps = entries.flatMap((other, otherAt) =>
      isDays(other) && appliesOver(entry, other, at < otherAt) ? sharedDays(entry, other) : [],
    );
    return overlaps.length === 0 ? null : `${overlaps.join(', ')}: действует эта строка`;
  });
}

function appliesOver(entry: Days, other: Days, isBefore: boolean): boolean {
  const difference = lengthOf(entry) - lengthOf(other);
  return entry !== other && (difference === 0 ? isBefore : difference < 0);
}

function sharedDays(entry: Days, other: Days): string[] {
  const from = entry.from > other.from ? entry.from : other.from;
  const to = endOf(entry) < endOf(other) ? endOf(entry) : endOf(other);
  return from <= to ? [`${span(from, to)} есть и в «${span(other.from, endOf(other))}»`] : [];
}

/** «8 января», «1–8 января», «31 декабря – 8 января». */
function span(from: string, to: string): string {
  if (from === to) return formatDayMonth(from);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return isOneMonth
    ? `${Number(from.slice(8))}–${formatDayMonth(to)}`
    : `${formatDayMonth(from)} – ${formatDayMonth(to)}`;
}

function isDays(entry: unknown): entry is Days {
  if (typeof entry !== 'object' || entry === null || !('from' in entry)) return false;
  const to = 'to' in entry && entry.to ? entry.to : entry.from;
  return isDay(entry.from) && isDay(to) && entry.from <= to;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}

function endOf({ from, to }: Days): string {
  return to || from;
}

function lengthOf(days: Days): number {
  return Date.parse(endOf(days)) - Date.parse(days.from);
}
