import './zod-without-eval.ts';
import { blocksWithSource } from '../../../model/rich-text/parse-markdown.ts';

/** A top-level block of a text. */
export type Piece = {
  readonly text: string;
  /** Equal for blocks that render the same. */
  readonly meaning: string;
  /** Source text between the previous block, or the start, and this block. */
  readonly gap: string;
};

/** Returns `null` when the text cannot be parsed. */
export function blocksOf(markdown: string): Piece[] | null {
  try {
    let end = 0;
    return blocksWithSource(markdown).map(({ block, start, end: next }) => {
      const piece = { text: markdown.slice(start, next), meaning: meaningOf(block), gap: markdown.slice(end, start) };
      end = next;
      return piece;
    });
  } catch {
    return null;
  }
}

/** Ignore heading ids, which depend on preceding headings. */
function meaningOf(block: object): string {
  return JSON.stringify({ ...block, id: undefined });
}
