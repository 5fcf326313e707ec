import { blocksWithSource } from '../../../model/rich-text/parse-markdown.ts';

/** A block of a text at its top level. */
export type Piece = {
  readonly text: string;
  /** Equal for blocks that a reader cannot tell apart. */
  readonly meaning: string;
  /** What stands between the block before it, or the start of the text, and it. */
  readonly gap: string;
};

/** `null`: the text is not one that the site reads. */
export function piecesOf(markdown: string): Piece[] | null {
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

/** The anchor of a heading depends on the headings above it. */
function meaningOf(block: object): string {
  return JSON.stringify({ ...block, id: undefined });
}
