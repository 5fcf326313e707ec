import type { PhoneEdit } from './phone-edit.ts';

/** What stands in a field, and from where to where it is selected. */
export type FieldText = { readonly text: string; readonly start: number; readonly end: number };

/**
 * What happened between two looks at a field. The selection before tells it; where it does not (the browser filled
 * the field in, a keyboard replaced a word), the shortest difference that ends at the caret is taken.
 */
export function findEdit(before: FieldText, after: Pick<FieldText, 'text' | 'end'>): Omit<PhoneEdit, 'isForward'> {
  const tail = after.text.slice(after.end);
  const kept = { head: before.text.slice(0, before.start), tail: before.text.slice(before.end) };
  if (kept.tail === tail && after.text.startsWith(kept.head) && after.end >= before.start) {
    return { start: before.start, end: before.end, inserted: after.text.slice(before.start, after.end) };
  }
  if (!before.text.endsWith(tail)) return { start: 0, end: before.text.length, inserted: after.text };
  const end = before.text.length - tail.length;
  let start = 0;
  while (start < Math.min(end, after.end) && before.text[start] === after.text[start]) start += 1;
  return { start, end, inserted: after.text.slice(start, after.end) };
}
