import { stemsToIndex, wordsOf } from './russian.ts';

export type MarkedPart = { readonly text: string; readonly isMarked: boolean };

export function markedParts(text: string, stems: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { text: word, at } of wordsOf(text)) {
    if (!stemsToIndex(word).some((stem) => stems.has(stem))) continue;
    if (at > end) parts.push({ text: text.slice(end, at), isMarked: false });
    parts.push({ text: word, isMarked: true });
    end = at + word.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end), isMarked: false }] : parts;
}
