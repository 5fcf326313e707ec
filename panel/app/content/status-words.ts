import { daysBetween } from '../../../model/format/calendar.ts';
import { formatDate } from '../../../model/format/date.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import type { EntryStatus, EntrySummary, HistoryItem } from '../../contract/content.ts';

const WORDS = { live: 'на сайте', over: 'закончилась', refused: 'есть ошибка', withdrawn: 'снято с сайта' } as const;
const COLOURS = { live: 'green', over: 'gray', refused: 'red', planned: 'blue', withdrawn: 'gray' } as const;

/** Returns a status in words: «на сайте», «выйдет 1 декабря 2026». */
export function statusWords(status: EntryStatus): string {
  return status.state === 'planned' ? `выйдет ${formatDate(status.from)}` : WORDS[status.state];
}

/**
 * Returns the status of an edition: «действует с 1 декабря 2026», «вступит через 12 дней». An earlier edition stays on
 * the site, where its text is no longer valid; lists show its first day.
 */
export function editionWords({ status, date }: Pick<EntrySummary, 'status' | 'date'>, today: string): string {
  if (status.state === 'planned') return beginWords(daysBetween(today, status.from));
  if (status.state === 'live') return date === null ? 'действует' : `действует с ${formatDate(date)}`;
  return status.state === 'over' ? 'прежняя редакция' : WORDS[status.state];
}

function beginWords(days: number): string {
  if (days < 1) return 'вступит сегодня';
  return days === 1 ? 'вступит завтра' : `вступит через ${counted(days, DAYS)}`;
}

export function statusColour({ state }: EntryStatus): string {
  return COLOURS[state];
}

export const CHANGE_WORDS = {
  created: 'создано',
  changed: 'изменено',
  renamed: 'сменился адрес',
  deleted: 'удалено',
  restored: 'возвращено',
} as const satisfies Record<HistoryItem['what'], string>;
