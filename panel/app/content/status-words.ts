import { formatDate } from '../../../model/format/date.ts';
import type { EntryStatus, HistoryItem, KindSummary } from '../../contract/content.ts';

const WORDS = { live: 'на сайте', over: 'закончилась', refused: 'есть ошибка', withdrawn: 'снято с сайта' } as const;
const COLOURS = { live: 'green', over: 'gray', refused: 'red', planned: 'blue', withdrawn: 'gray' } as const;

/** An earlier edition of a document stays on the site, where its text is no longer valid; lists show its first day. */
const EDITION_WORDS = { ...WORDS, live: 'действует', over: 'прежняя редакция', planned: 'ещё не действует' } as const;

/** Returns a status in words: «на сайте», «выйдет 1 декабря 2026». */
export function statusWords(status: EntryStatus, kind?: Pick<KindSummary, 'folders'>): string {
  if (kind?.folders) return EDITION_WORDS[status.state];
  return status.state === 'planned' ? `выйдет ${formatDate(status.from)}` : WORDS[status.state];
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
