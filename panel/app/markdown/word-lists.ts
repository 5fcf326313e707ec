import type { HtmlElement, HtmlNode, HtmlRoot } from './html-tree.ts';
import { textOf } from './html-tree.ts';

type Children = HtmlElement['children'];

/** A list item as Word writes it: a paragraph with a level. */
type Line = { readonly level: number; readonly list: string; readonly isNumbered: boolean; readonly words: Children };
type OpenList = { readonly line: Line; readonly element: HtmlElement };

/** Markers of numbered lists: «1.», «1)», «а)», «iv.», «1.2». Bullets are one character without a full stop. */
const NUMBER = /\d|^\(?\p{L}+[.)]/u;
/** Table cells cannot hold lists in Markdown. */
const WHOLE = new Set(['td', 'th']);

export function wordLists() {
  return (root: HtmlRoot): void => {
    root.children = joined(root.children);
  };
}

function joined<T extends HtmlNode>(nodes: readonly T[]): T[] {
  const result: HtmlNode[] = [];
  /** Lists that the next item can continue, the outermost first. */
  let open: OpenList[] = [];
  for (const node of nodes) {
    const line = lineOf(node);
    if (line) open = withLine(open, line, result);
    else if (!isBlank(node)) open = [];
    if (line || (open.length > 0 && isBlank(node))) continue;
    result.push(node.type === 'element' ? withJoined(node) : node);
  }
  return result as T[];
}

function withJoined(element: HtmlElement): HtmlElement {
  const children = WHOLE.has(element.tagName) ? element.children : joined(element.children);
  return { ...element, children: children.filter((child) => !isMark(child)) };
}

/** Appends an item to the list it belongs to, or starts that list. */
function withLine(before: readonly OpenList[], line: Line, result: HtmlNode[]): OpenList[] {
  const outer = before.filter((list) => list.line.level < line.level);
  // A copy from the middle of a list can start at an inner level.
  const last = before[outer.length];
  const item = element('li', line.words);
  if (last && last.line.list === line.list && last.line.isNumbered === line.isNumbered) {
    last.element.children.push(item);
    return [...outer, { line, element: last.element }];
  }
  const list = element(line.isNumbered ? 'ol' : 'ul', [item]);
  const home = outer.at(-1)?.element.children.at(-1);
  if (home?.type === 'element') home.children.push(list);
  else result.push(list);
  return [...outer, { line, element: list }];
}

function lineOf(node: HtmlNode): Line | null {
  if (node.type !== 'element' || node.tagName !== 'p') return null;
  const [, list = '', level = ''] = /mso-list:\s*(\S+)\s+level(\d+)/.exec(styleOf(node)) ?? [];
  if (level === '') return null;
  const mark = node.children.map(markIn).find((text) => text !== null) ?? '';
  return { level: Number(level), list, isNumbered: NUMBER.test(mark), words: withoutMarks(node.children) };
}

/** The bullet or number of a list item. Word marks it so that other programs ignore it. */
function isMark(node: HtmlNode): boolean {
  return node.type === 'element' && /mso-list:\s*ignore/i.test(styleOf(node));
}

function markIn(node: HtmlNode): string | null {
  if (node.type !== 'element') return null;
  if (isMark(node)) return textOf(node).trim();
  return node.children.map(markIn).find((text) => text !== null) ?? null;
}

function withoutMarks(nodes: Children): Children {
  return nodes.flatMap((node): Children => {
    if (node.type !== 'element') return [node];
    return isMark(node) ? [] : [{ ...node, children: withoutMarks(node.children) }];
  });
}

function isBlank(node: HtmlNode): boolean {
  if (node.type === 'comment') return true;
  if (node.type === 'element') return node.tagName === 'p' && textOf(node).trim() === '';
  return node.type === 'text' && node.value.trim() === '';
}

function styleOf({ properties }: HtmlElement): string {
  return String(properties.style ?? '');
}

function element(tagName: string, children: Children): HtmlElement {
  return { type: 'element', tagName, properties: {}, children };
}
