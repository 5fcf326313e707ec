import type { Company } from '../kinds/company.ts';

type Hours = Company['hours'];
type Weekday = Hours[number]['days'][number];

const WEEK: readonly (readonly [name: string, day: Weekday])[] = [
  ['пн', 'mon'],
  ['вт', 'tue'],
  ['ср', 'wed'],
  ['чт', 'thu'],
  ['пт', 'fri'],
  ['сб', 'sat'],
  ['вс', 'sun'],
];
const PART = /^(?:([а-я]{2})(?:\s*[–-]\s*([а-я]{2}))?|ежедневно)\s+(\d{1,2}:\d{2})\s*[–-]\s*(\d{1,2}:\d{2})$/;

/** Reads «пн–пт 9:00–18:00, сб 10:00–15:00»; `null` when it is not written like this. */
export function readHours(text: string): Hours | null {
  const parts = text.toLowerCase().split(',').map(readPart);
  return parts.every((part) => part !== null) ? parts : null;
}

function readPart(text: string): Hours[number] | null {
  const [, from, to = from, opens, closes] = PART.exec(text.trim()) ?? [];
  const [first, last] = [from, to].map((name) => WEEK.findIndex(([known]) => known === name)) as [number, number];
  const days = from === undefined ? WEEK : WEEK.slice(first, last + 1);
  const hours = { days: days.map(([, day]) => day), opens: toClock(opens), closes: toClock(closes) };
  const isNamed = from === undefined || (first >= 0 && first <= last);
  return isNamed && hours.opens < hours.closes && hours.closes < '24' && hours.opens !== '' ? hours : null;
}

function toClock(time: string | undefined): string {
  return time && /:[0-5]\d$/.test(time) ? time.padStart(5, '0') : '';
}

/** «пн–пт с 9 до 18, сб с 10 до 15». */
export function hoursInWords(hours: Hours): string {
  return hours
    .map(({ days, opens, closes }) => `${daysInWords(days)} с ${spoken(opens)} до ${spoken(closes)}`)
    .join(', ');
}

function daysInWords(days: readonly Weekday[]): string {
  if (days.length === WEEK.length) return 'ежедневно';
  const names = days.map((day) => WEEK.find(([, known]) => known === day)?.[0] ?? '');
  return names.length === 1 ? (names[0] ?? '') : `${names[0]}–${names.at(-1)}`;
}

function spoken(time: string): string {
  return time.replace(/^0|:00$/g, '');
}
