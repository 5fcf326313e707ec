import type { PhrasingContent } from 'mdast';
import { fail } from './markdown-error.ts';
import type { Inline } from './rich-text.ts';

const ALLOWED_LINK = /^(\/|#|https:\/\/|mailto:|tel:)/;

export function inlines(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.flatMap(inline);
}

function inline(node: PhrasingContent): Inline[] {
  switch (node.type) {
    case 'text':
      return [node.value.replace(/(?<!\s)\s*\n\s*/g, ' ')];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: inlines(node.children) }];
    case 'link':
      if (!ALLOWED_LINK.test(node.url)) fail(node, `Ссылка «${node.url}» должна начинаться с «/» или с https://.`);
      return [{ type: 'link', href: node.url, children: inlines(node.children) }];
    case 'inlineCode':
      return [node.value];
    case 'break':
      return [' '];
    // The parser reads «в 10:30» as a directive named «30», so it is converted back to text.
    case 'textDirective':
      return [`:${node.name}`, ...inlines(node.children)];
    case 'image':
      return fail(node, 'Картинка ставится отдельной строкой, с пустыми строками вокруг.');
    default:
      return fail(node, `Такая разметка не поддерживается (${node.type}).`);
  }
}
