import type { Photo } from '../fields/fields.ts';
import type { ColumnAlign } from './column-align.ts';

export type Inline =
  | string
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] };

export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly id: string; readonly children: readonly Inline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  | { readonly type: 'note'; readonly children: readonly Block[] }
  | { readonly type: 'photo'; readonly photo: Photo }
  | { readonly type: 'beforeAfter'; readonly before: Photo; readonly after: Photo; readonly caption?: string }
  | {
      readonly type: 'table';
      readonly align: readonly ColumnAlign[];
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

/** An article's text as a closed set of block types, so that content cannot inject markup. */
export type RichText = readonly Block[];

export function textOfInline(inline: readonly Inline[]): string {
  return inline.map((part) => (typeof part === 'string' ? part : textOfInline(part.children))).join('');
}

/** Returns the plain text without captions and alternative texts. */
export function textOf(blocks: RichText): string {
  return blocks.map(textOfBlock).filter(Boolean).join('\n');
}

function textOfBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return textOfInline(block.children);
    case 'list':
      return block.items.map(textOf).join('\n');
    case 'quote':
    case 'note':
      return textOf(block.children);
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(textOfInline).join(' ')).join('\n');
    case 'photo':
    case 'beforeAfter':
      return '';
  }
}

const WORDS_A_MINUTE = 160;

export function readingMinutes(blocks: RichText): number {
  const words = textOf(blocks).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

export function photosOf(blocks: RichText): Photo[] {
  return blocks.flatMap((block) => {
    if (block.type === 'photo') return [block.photo];
    if (block.type === 'beforeAfter') return [block.before, block.after];
    if (block.type === 'quote' || block.type === 'note') return photosOf(block.children);
    if (block.type === 'list') return block.items.flatMap(photosOf);
    return [];
  });
}

export function linksOf(blocks: RichText): string[] {
  const inInline = (inline: readonly Inline[]): string[] =>
    inline.flatMap((part) => {
      if (typeof part === 'string') return [];
      const inside = inInline(part.children);
      return part.type === 'link' ? [part.href, ...inside] : inside;
    });
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return inInline(block.children);
      case 'list':
        return block.items.flatMap(linksOf);
      case 'quote':
      case 'note':
        return linksOf(block.children);
      case 'table':
        return [block.head, ...block.rows].flatMap((row) => row.flatMap(inInline));
      default:
        return [];
    }
  });
}
