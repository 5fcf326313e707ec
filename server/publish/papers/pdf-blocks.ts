import type { Content as PdfContent, TableCell } from 'pdfmake';
import { typograph } from '../../../model/format/typograph.ts';
import type { Block, Inline, RichText } from '../../../model/rich-text/rich-text.ts';

type Words = { text: string; bold?: boolean; italics?: boolean }[];

type Ruled = { readonly table: { readonly headerRows?: number | undefined } };

export const RULED = {
  hLineWidth: (row: number, { table }: Ruled) => (row === (table.headerRows ?? 0) ? 1 : 0.5),
  vLineWidth: () => 0,
  hLineColor: (row: number, { table }: Ruled) => (row === (table.headerRows ?? 0) ? '#1d2320' : '#d5dad4'),
  paddingLeft: (column: number) => (column === 0 ? 0 : 6),
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

export function pdfBlocks(text: RichText): PdfContent[] {
  return text.flatMap((block, index) => {
    const before = text[index - 1];
    if (before?.type === 'heading' && isShort(block)) return [];
    const after = text[index + 1];
    if (block.type !== 'heading' || !after || !isShort(after)) return pdfBlock(block);
    // Keeps a heading on the same page as the next block.
    return [{ unbreakable: true, stack: [...pdfBlock(block), ...pdfBlock(after)] }];
  });
}

function isShort(block: Block): boolean {
  return block.type === 'paragraph' || (block.type === 'table' && block.rows.length < 9);
}

function pdfBlock(block: Block): PdfContent[] {
  switch (block.type) {
    case 'paragraph':
      return [{ text: words(block.children), style: 'paragraph' }];
    case 'heading':
      return [{ text: words(block.children), style: block.level === 2 ? 'heading' : 'subheading' }];
    case 'list': {
      const items = block.items.map((item) => ({ stack: pdfBlocks(item) }));
      return [block.ordered ? { ol: items } : { ul: items }];
    }
    case 'quote':
    case 'note':
      return [{ stack: pdfBlocks(block.children), margin: [12, 4, 0, 4] }];
    case 'table':
      return [pdfTable(block)];
    case 'photo':
    case 'beforeAfter':
      return [];
  }
}

function pdfTable({ align, head, rows }: Extract<Block, { type: 'table' }>): PdfContent {
  const cell =
    (isHead: boolean) =>
    (inline: readonly Inline[], column: number): TableCell => ({
      text: words(inline),
      alignment: align[column] === 'right' ? 'right' : 'left',
      ...(isHead ? { bold: true } : {}),
    });
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: head.map((_, column) => (align[column] === 'right' ? 'auto' : '*')),
      body: [head.map(cell(true)), ...rows.map((row) => row.map(cell(false)))],
    },
    layout: RULED,
    style: 'table',
  };
}

function words(inline: readonly Inline[], look: Omit<Words[number], 'text'> = {}): Words {
  return inline.flatMap((part) => {
    if (typeof part === 'string') return [{ text: typograph(part), ...look }];
    if (part.type === 'link') return words(part.children, look);
    return words(part.children, { ...look, ...(part.type === 'strong' ? { bold: true } : { italics: true }) });
  });
}
