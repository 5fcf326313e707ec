import { diffArrays } from 'diff';
import type { Piece } from './text-pieces.ts';
import { blocksOf } from './text-pieces.ts';

/**
 * Restores the original source of blocks whose meaning is unchanged. The editor reformats all blocks, which would hide
 * the real change in the history.
 */
export function keepUnchanged(before: string, edited: string): string {
  const [old, now] = [blocksOf(before), blocksOf(edited)];
  if (!old || !now) return edited;
  const result = restoreUnchangedBlocks(old, now) + (before.endsWith('\n') ? '\n' : '');
  const read = blocksOf(result);
  return read?.length === now.length && read.every(({ meaning }, at) => meaning === now[at]?.meaning) ? result : edited;
}

/** `gap` is the source before the block; `null` means the default separator. */
type Part = { readonly text: string; readonly gap: string | null };

function restoreUnchangedBlocks(old: readonly Piece[], now: readonly Piece[]): string {
  const meaning = (piece: Piece) => piece.meaning;
  const parts: Part[] = [];
  let [oldAt, newAt] = [0, 0];
  for (const { added, removed, count = 0 } of diffArrays(old.map(meaning), now.map(meaning))) {
    const isMoved = oldAt > 0 ? parts.at(-1)?.text !== old[oldAt - 1]?.text : newAt > 0;
    if (added) parts.push(...now.slice(newAt, newAt + count).map(({ text }) => ({ text, gap: null })));
    else if (!removed)
      parts.push(...old.slice(oldAt, oldAt + count).map((piece, at) => partOf(piece, isMoved && at === 0)));
    if (!added) oldAt += count;
    if (!removed) newAt += count;
  }
  return parts.map(({ text, gap }, at) => (gap ?? (at === 0 ? '' : '\n\n')) + text).join('');
}

function partOf({ text, gap }: Piece, isMoved: boolean): Part {
  return { text, gap: isMoved ? null : gap };
}
