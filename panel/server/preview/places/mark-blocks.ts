import type { Photo } from '../../../../model/fields/fields.ts';
import type { Block, Inline, RichText } from '../../../../model/rich-text/rich-text.ts';

/** Appends a mark to every text of an article; addresses, anchors and file names stay as they are. */
export function markBlocks(blocks: RichText, mark: string): RichText {
  return blocks.map((block) => markBlock(block, mark));
}

function markBlock(block: Block, mark: string): Block {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, children: markInlines(block.children, mark) };
    case 'list':
      return { ...block, items: block.items.map((item) => markBlocks(item, mark)) };
    case 'quote':
    case 'note':
      return { ...block, children: markBlocks(block.children, mark) };
    case 'table': {
      const markRow = (row: readonly (readonly Inline[])[]) => row.map((cell) => markInlines(cell, mark));
      return { ...block, head: markRow(block.head), rows: block.rows.map(markRow) };
    }
    case 'photo':
      return { ...block, photo: markPhoto(block.photo, mark) };
    case 'beforeAfter': {
      const { before, after, caption } = block;
      const pair = { ...block, before: markPhoto(before, mark), after: markPhoto(after, mark) };
      return caption === undefined ? pair : { ...pair, caption: caption + mark };
    }
  }
}

function markInlines(parts: readonly Inline[], mark: string): Inline[] {
  return parts.map((part) =>
    typeof part === 'string' ? part + mark : { ...part, children: markInlines(part.children, mark) },
  );
}

function markPhoto(photo: Photo, mark: string): Photo {
  const { alt, caption } = photo;
  return {
    ...photo,
    ...(alt === undefined ? {} : { alt: alt + mark }),
    ...(caption === undefined ? {} : { caption: caption + mark }),
  };
}
