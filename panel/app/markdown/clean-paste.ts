import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { footnotes } from './footnotes.ts';
import { wordLists } from './word-lists.ts';

const ALLOWED_LINK = /^(\/|#|https:\/\/|mailto:|tel:)/;

/** Uploaded pictures by their source in the pasted HTML. */
export type PlacedPictures = ReadonlyMap<string, { readonly file: string; readonly alt: string }>;

/** Converts pasted HTML, also from Word, to the Markdown subset of the site. @param placed pictures to keep */
export function cleanPaste(html: string, placed: PlacedPictures = new Map()): string {
  const processor = unified()
    .use(rehypeParse, { fragment: true })
    .use(footnotes)
    .use(wordLists)
    .use(rehypeRemark)
    .use(() => (root: Root) => allowedOnly(root, placed))
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-' });
  return String(processor.processSync(html)).trim();
}

function allowedOnly(root: Root, placed: PlacedPictures): Root {
  return { type: 'root', children: root.children.flatMap((node) => topBlock(node, placed)) };
}

/** Makes each placed picture a block: inside a paragraph it splits the text, otherwise it follows the block. */
function topBlock(node: RootContent, placed: PlacedPictures): RootContent[] {
  if (node.type !== 'paragraph') return [...block(node), ...picturesIn(node, placed)];
  const blocks: RootContent[] = [];
  let part: PhrasingContent[] = [];
  for (const child of node.children) {
    const pictures = picturesIn(child, placed);
    part.push(child);
    if (pictures.length === 0) continue;
    blocks.push(...paragraph(inlines(part)), ...pictures);
    part = [];
  }
  return [...blocks, ...paragraph(inlines(part))];
}

function picturesIn(node: RootContent, placed: PlacedPictures): Paragraph[] {
  if ('children' in node) return node.children.flatMap((child) => picturesIn(child, placed));
  const picture = node.type === 'image' ? placed.get(node.url) : undefined;
  if (!picture) return [];
  return [{ type: 'paragraph', children: [{ type: 'image', url: picture.file, alt: picture.alt }] }];
}

function block(node: RootContent): RootContent[] {
  switch (node.type) {
    case 'heading':
      return [{ ...node, depth: node.depth < 3 ? 2 : 3, children: inlines(node.children) }];
    case 'paragraph':
      return paragraph(inlines(node.children));
    case 'list':
    case 'listItem':
    case 'blockquote':
    case 'table':
    case 'tableRow':
      return node.children.length > 0 ? [{ ...node, children: node.children.flatMap(block) } as RootContent] : [];
    case 'tableCell':
      return [{ ...node, children: inlines(node.children) }];
    case 'code':
      return paragraph([{ type: 'text', value: node.value }]);
    default:
      return paragraph(inlines([node as PhrasingContent]));
  }
}

/** Spaces at the edges, for example next to a picture, would be written as character references. */
function paragraph(children: PhrasingContent[]): Paragraph[] {
  const trimmed = children.map((child, at): PhrasingContent => {
    if (child.type !== 'text') return child;
    const value = at === 0 ? child.value.trimStart() : child.value;
    return { ...child, value: at === children.length - 1 ? value.trimEnd() : value };
  });
  const isEmpty = trimmed.every((child) => child.type === 'text' && child.value.trim() === '');
  return isEmpty ? [] : [{ type: 'paragraph', children: trimmed }];
}

function inlines(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'text':
        return [node];
      case 'inlineCode':
        return [{ type: 'text', value: node.value }];
      case 'break':
        return [{ type: 'text', value: ' ' }];
      case 'strong':
      case 'emphasis':
        return [{ ...node, children: inlines(node.children) }];
      case 'link':
        if (!ALLOWED_LINK.test(node.url)) return inlines(node.children);
        return [{ ...node, title: null, children: inlines(node.children) }];
      default:
        return 'children' in node ? inlines(node.children as PhrasingContent[]) : [];
    }
  });
}
