import type { BlockContent, DefinitionContent, Heading, Paragraph, Root, RootContent, Table } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { anchorMaker } from '../format/slugify.ts';
import { columnAligns } from './column-align.ts';
import { readBeforeAfter, readPhoto } from './directives.ts';
import { inlines } from './inlines.ts';
import { fail } from './markdown-error.ts';
import { checkMarkdownLimits } from './markdown-limits.ts';
import type { Block, RichText } from './rich-text.ts';
import { textOfInline } from './rich-text.ts';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

type MakeAnchor = ReturnType<typeof anchorMaker>;
type BlockNode = RootContent | BlockContent | DefinitionContent;

/** Parses an article's Markdown into blocks. @throws {MarkdownError} for anything outside the supported subset */
export function parseMarkdown(markdown: string): RichText {
  return blocksWithSource(markdown).map(({ block }) => block);
}

/** Returns blocks with their source offsets, end exclusive. @throws {MarkdownError} */
export function blocksWithSource(markdown: string): { block: Block; start: number; end: number }[] {
  checkMarkdownLimits(markdown);
  const root: Root = processor.parse(markdown);
  const anchor = anchorMaker();
  return root.children.map((node) => {
    const { start, end } = node.position ?? {};
    return { block: block(node, anchor), start: start?.offset ?? 0, end: end?.offset ?? 0 };
  });
}

function blocks(nodes: readonly BlockNode[], anchor: MakeAnchor): Block[] {
  return nodes.map((node) => block(node, anchor));
}

function block(node: BlockNode, anchor: MakeAnchor): Block {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node);
    case 'heading':
      return heading(node, anchor);
    case 'list':
      return {
        type: 'list',
        ordered: node.ordered ?? false,
        items: node.children.map((item) => blocks(item.children, anchor)),
      };
    case 'blockquote':
      return { type: 'quote', children: blocks(node.children, anchor) };
    case 'table':
      return table(node);
    case 'containerDirective':
      return container(node, anchor);
    case 'leafDirective':
      return leaf(node);
    case 'html':
      return fail(node, 'HTML в тексте не нужен: напишите то же обычным текстом Markdown.');
    default:
      return fail(node, `Такая разметка не поддерживается (${node.type}).`);
  }
}

function paragraph(node: Paragraph): Block {
  const [only, ...others] = node.children;
  if (only?.type !== 'image' || others.length > 0) return { type: 'paragraph', children: inlines(node.children) };
  const photo = readPhoto(only);
  if (!photo) return fail(node, 'У картинки нужны имя файла и описание: ![описание](файл.jpg "подпись").');
  return { type: 'photo', photo };
}

function table({ children, align }: Table): Block {
  const [head = [], ...rows] = children.map((row) => row.children.map((cell) => inlines(cell.children)));
  const texts = rows.map((row) => row.map(textOfInline));
  return { type: 'table', align: columnAligns(align ?? [], texts, head.length), head, rows };
}

function heading(node: Heading, anchor: MakeAnchor): Block {
  if (node.depth !== 2 && node.depth !== 3) return fail(node, 'Подзаголовки в тексте — только «##» и «###».');
  const children = inlines(node.children);
  return { type: 'heading', level: node.depth, id: anchor(textOfInline(children)), children };
}

function container(node: ContainerDirective, anchor: MakeAnchor): Block {
  if (node.name === 'note') return { type: 'note', children: blocks(node.children, anchor) };
  return fail(node, `Блок «:::${node.name}» неизвестен. Есть только «:::note».`);
}

function leaf(node: LeafDirective): Block {
  const pair = node.name === 'before-after' ? readBeforeAfter(node.attributes ?? {}) : null;
  return (
    pair ?? fail(node, 'Так пишется пара «до и после»: ::before-after{before="до.jpg" after="после.jpg" alt="Кухня"}')
  );
}
