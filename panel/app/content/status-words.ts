import { formatDate } from '../../../model/format/date.ts';
import type { EntryStatus, HistoryItem } from '../../contract/content.ts';

const WORDS = { live: 'на сайте', over: 'закончилась', refused: 'есть ошибка', withdrawn: 'снято с сайта' } as const;
const COLOURS = { live: 'green', over: 'gray', refused: 'red', planned: 'blue', withdrawn: 'gray' } as const;

/** Returns a status in words: «на сайте», «выйдет 1 декабря 2026». */
export function statusWords(status: EntryStatus): string {
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
