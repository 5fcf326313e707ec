import type { PhoneEdit } from './phone-edit.ts';

export type FieldText = { readonly text: string; readonly start: number; readonly end: number };

/**
 * Computes the edit between two states of a field from the previous selection. After autofill or autocorrect the
 * selection does not match; then uses the shortest difference that ends at the caret.
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
