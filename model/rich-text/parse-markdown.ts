import type { PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { typograph } from '../format/typograph.ts';
import { readBeforeAfter, readPhoto } from './directives.ts';
import type { Block, Inline, RichText } from './rich-text.ts';
import { textOfInline } from './rich-text.ts';
import { anchorMaker } from './slugify.ts';

/** A construct that articles do not have; the message is for an editor. */
export class MarkdownError extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** Turns an article's Markdown into blocks. @throws {MarkdownError} for anything outside the supported subset. */
export function parseMarkdown(markdown: string): RichText {
  const root: Root = processor.parse(markdown);
  const anchor = anchorMaker();

  function fail(node: { position?: RootContent['position'] }, message: string): never {
    throw new MarkdownError(node.position?.start.line ?? 1, message);
  }

  function blocks(nodes: readonly RootContent[]): Block[] {
    return nodes.map(block);
  }

  function block(node: RootContent): Block {
    switch (node.type) {
      case 'paragraph': {
        const [only, ...others] = node.children;
        if (only?.type === 'image' && others.length === 0) {
          return { type: 'photo', photo: readPhoto(only) ?? fail(node, 'У картинки нужны имя файла и описание: ![описание](файл.jpg "подпись").') };
        }
        return { type: 'paragraph', children: inlines(node.children) };
      }
      case 'heading': {
        if (node.depth !== 2 && node.depth !== 3) fail(node, 'Подзаголовки в тексте — только «##» и «###».');
        const children = inlines(node.children);
        return { type: 'heading', level: node.depth, id: anchor(textOfInline(children)), children };
      }
      case 'list':
        return { type: 'list', ordered: node.ordered ?? false, items: node.children.map((item) => blocks(item.children)) };
      case 'blockquote':
        return { type: 'quote', children: blocks(node.children) };
      case 'table': {
        const [head, ...rows] = node.children.map(cells);
        return { type: 'table', head: head ?? [], rows };
      }
      case 'containerDirective':
        if (node.name === 'note') return { type: 'note', children: blocks(node.children) };
        return fail(node, `Блок «:::${node.name}» неизвестен. Есть только «:::note».`);
      case 'leafDirective': {
        const pair = node.name === 'before-after' ? readBeforeAfter(node.attributes ?? {}) : null;
        return pair ?? fail(node, 'Так пишется пара «до и после»: ::before-after{before="до.jpg" after="после.jpg" alt="Кухня"}');
      }
      case 'html':
        return fail(node, 'HTML в тексте не нужен: напишите то же обычным текстом Markdown.');
      default:
        return fail(node, `Такая разметка не поддерживается (${node.type}).`);
    }
  }

  function cells(row: TableRow): Inline[][] {
    return row.children.map((cell) => inlines(cell.children));
  }

  function inlines(nodes: readonly PhrasingContent[]): Inline[] {
    return nodes.flatMap((node): Inline[] => {
      switch (node.type) {
        case 'text':
          return [typograph(node.value.replace(/\s*\n\s*/g, ' '))];
        case 'strong':
          return [{ type: 'strong', children: inlines(node.children) }];
        case 'emphasis':
          return [{ type: 'emphasis', children: inlines(node.children) }];
        case 'link':
          if (!/^(\/|#|https:\/\/|mailto:|tel:)/.test(node.url)) fail(node, `Ссылка «${node.url}» должна начинаться с «/» или с https://.`);
          return [{ type: 'link', href: node.url, children: inlines(node.children) }];
        case 'inlineCode':
          return [node.value];
        case 'break':
          return [' '];
        case 'textDirective':
          return [`:${node.name}`, ...inlines(node.children)];
        case 'image':
          return fail(node, 'Картинка ставится отдельной строкой, с пустыми строками вокруг.');
        default:
          return fail(node, `Такая разметка не поддерживается (${node.type}).`);
      }
    });
  }

  return blocks(root.children);
}
