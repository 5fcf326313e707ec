import { type MarkedPart, markedParts } from '../../../model/search/marked-parts.ts';
import type { FindWord } from '../../contract/find-words.ts';
import { stemFinder } from '../../contract/find-words.ts';

const LENGTH = 140;
const BEFORE = 45;

/** Returns the piece of a text around the first word of the query, with the words marked. */
export function pieceOf(text: string, words: readonly FindWord[]): MarkedPart[] {
  const parts = markedParts(text.replace(/\s+/g, ' '), stemFinder(words));
  const first = parts.findIndex(({ isMarked }) => isMarked);
  const before = parts.slice(0, Math.max(0, first));
  const lead = before.map((part) => part.text).join('');
  const rest = parts.slice(before.length);
  const start = lead.length > BEFORE ? `…${lead.slice(-BEFORE).replace(/^\S*\s/, '')}` : lead;
  const shown: MarkedPart[] = start === '' ? [] : [{ text: start, isMarked: false }];
  let left = LENGTH - start.length;
  for (const part of rest) {
    if (part.text.length <= left) shown.push(part);
    else if (left > 0) shown.push({ ...part, text: `${part.text.slice(0, left).replace(/\s\S*$/, '')}…` });
    left -= part.text.length;
  }
  return shown;
}
