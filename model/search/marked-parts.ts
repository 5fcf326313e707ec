import { stemsToIndex, wordsOf } from './russian.ts';

export type MarkedPart = { readonly text: string; readonly isMarked: boolean };

/** Splits a text into its words that have a stem of the query, with any ending or as a synonym, and the rest. */
export function markedParts(text: string, isFound: (stem: string) => boolean): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { text: word, at } of wordsOf(text)) {
    if (!stemsToIndex(word).some(isFound)) continue;
    if (at > end) parts.push({ text: text.slice(end, at), isMarked: false });
    parts.push({ text: word, isMarked: true });
    end = at + word.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end), isMarked: false }] : parts;
}
