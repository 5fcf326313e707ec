import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { footnotes } from './footnotes.ts';
import { wordLists } from './word-lists.ts';

const ALLOWED_LINK = /^(\/|#|https:\/\/|mailto:|tel:)/;

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(footnotes)
  .use(wordLists)
  .use(rehypeRemark)
  .use(() => allowedOnly)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-' });

/** Converts pasted HTML, also from Word, to the Markdown subset of the site. */
export function cleanPaste(html: string): string {
  return String(processor.processSync(html)).trim();
}

function allowedOnly(root: Root): Root {
  return { type: 'root', children: root.children.flatMap(block) };
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

function paragraph(children: PhrasingContent[]): Paragraph[] {
  const isEmpty = children.every((child) => child.type === 'text' && child.value.trim() === '');
  return isEmpty ? [] : [{ type: 'paragraph', children }];
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
