import { type MarkedPart, markedParts } from '../../../model/search/marked-parts.ts';
import type { FindWord } from '../../contract/find-words.ts';
import { stemFinder } from '../../contract/find-words.ts';

const LENGTH = 110;
const BEFORE = 35;

/** Returns the piece of a text with the most words of the query, which are marked. */
export function pieceOf(text: string, words: readonly FindWord[]): MarkedPart[] {
  const parts = markedParts(text.replace(/\s+/g, ' '), stemFinder(words));
  const first = richestPlace(parts);
  const lead = textOf(parts.slice(0, first));
  const start = lead.length > BEFORE ? `…${lead.slice(-BEFORE).replace(/^\S*\s/, '')}` : lead;
  const shown: MarkedPart[] = start === '' ? [] : [{ text: start, isMarked: false }];
  let left = LENGTH - start.length;
  for (const part of parts.slice(first)) {
    if (part.text.length <= left) shown.push(part);
    else if (left > 0) shown.push({ ...part, text: `${part.text.slice(0, left).replace(/\s\S*$/, '')}…` });
    left -= part.text.length;
  }
  return shown;
}

/** Returns the index of the marked part with the most different marked words close behind it, or 0. */
function richestPlace(parts: readonly MarkedPart[]): number {
  let offset = 0;
  const marks = parts.flatMap(({ text, isMarked }, index) => {
    const start = offset;
    offset += text.length;
    return isMarked ? [{ index, start, word: text.toLowerCase() }] : [];
  });
  const richness = marks.map(({ start }) => {
    const near = marks.filter((mark) => mark.start >= start && mark.start < start + LENGTH - BEFORE);
    return new Set(near.map(({ word }) => word)).size;
  });
  return marks[richness.indexOf(Math.max(...richness))]?.index ?? 0;
}

const textOf = (parts: readonly MarkedPart[]): string => parts.map(({ text }) => text).join('');
