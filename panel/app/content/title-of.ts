import type { EntryText, KindInfo } from '../../contract/content.ts';

/** What an entry is called: its first line of words. */
export function titleOf({ form }: KindInfo, { facts }: EntryText): string {
  const first = form.fields?.find(({ widget, key }) => widget === 'text' && typeof facts[key] === 'string');
  return first ? String(facts[first.key]) : '';
}
