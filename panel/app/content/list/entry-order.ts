import type { EntrySummary, KindInfo } from '../../../contract/content.ts';
import { type Column, DATE } from './list-columns.ts';
import { isEnded } from './own-status.ts';

export type Order = { readonly by: string; readonly isDown: boolean };

export const TITLE: Column = { title: 'Название', words: ({ title }) => title };
/** Prefix of the column name in the address for a descending order. */
const DOWN = '-';

/** The order of the site where entries have a place in it, else the newest first, else by title. */
export function naturalOrder({ form }: KindInfo, columns: readonly Column[]): Order {
  const place = form.fields?.find(({ key }) => key === 'order');
  if (place) return { by: place.title, isDown: false };
  const isDated = columns.some(({ title }) => title === DATE);
  return isDated ? { by: DATE, isDown: true } : { by: TITLE.title, isDown: false };
}

export function orderOf(sort: string | null): Order | null {
  if (!sort) return null;
  const isDown = sort.startsWith(DOWN);
  return { by: isDown ? sort.slice(DOWN.length) : sort, isDown };
}

export function ariaSort(order: Order, by: string): 'none' | 'ascending' | 'descending' {
  if (order.by !== by) return 'none';
  return order.isDown ? 'descending' : 'ascending';
}

/** Name of an order in the address. */
export function sortName({ by, isDown }: Order): string {
  return isDown ? `${DOWN}${by}` : by;
}

const compare = new Intl.Collator('ru', { numeric: true }).compare;

export function inOrder(entries: readonly EntrySummary[], column: Column, isDown: boolean): EntrySummary[] {
  const keyed = entries.map((entry) => {
    // A space between thousands would end the number in the numeric comparison.
    const key = column.key?.(entry) ?? column.words(entry).replaceAll(/(?<=\d)\s(?=\d)/g, '');
    return { entry, key };
  });
  keyed.sort((one, other) => compare(one.key, other.key));
  const sorted = keyed.map(({ entry }) => entry);
  return isDown ? sorted.reverse() : sorted;
}

/** Moves ended entries to the end of a list: sold flats, past promotions, withdrawn works. */
export function endedLast(entries: readonly EntrySummary[], { form }: KindInfo): EntrySummary[] {
  return [...entries.filter((entry) => !isEnded(form, entry)), ...entries.filter((entry) => isEnded(form, entry))];
}
