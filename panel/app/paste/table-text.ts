import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { HtmlElement, HtmlNode } from '../markdown/html-tree.ts';
import { textOf } from '../markdown/html-tree.ts';

const parser = unified().use(rehypeParse, { fragment: true });

/**
 * Returns copied HTML with tables, as Excel and Word write it, as lines with cells separated by tabs; `null` without a
 * table.
 */
export function tableText(html: string): string | null {
  const lines = linesIn(parser.parse(html).children);
  return lines.some((line) => line.includes('\t')) ? lines.join('\n') : null;
}

const LINES = new Set(['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'caption']);
const HIDDEN = new Set(['style', 'script', 'title', 'xml', 'head']);

function linesIn(nodes: readonly HtmlNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (node.type !== 'element') return node.type === 'text' ? filled(plain(node.value)) : [];
    if (HIDDEN.has(node.tagName)) return [];
    if (node.tagName === 'table') return tableLines(node);
    const holdsTable = within(node, 'table').length > 0;
    return LINES.has(node.tagName) && !holdsTable ? filled(plain(cellText(node))) : linesIn(node.children);
  });
}

type Merged = { readonly text: string; rows: number };

/** A merged cell is repeated in each of its rows, so that the columns stay in line. */
function tableLines(table: HtmlElement): string[] {
  const merged = new Map<number, Merged>();
  const captions = within(table, 'caption').flatMap((caption) => filled(plain(cellText(caption))));
  const rows = within(table, 'tr').map((row) => {
    const cells: string[] = [];
    const waiting = row.children.filter((node): node is HtmlElement => node.type === 'element' && isCell(node));
    for (const cell of waiting) {
      takeMerged(cells, merged);
      const text = plain(cellText(cell));
      const rowSpan = spanOf(cell, 'rowSpan');
      if (rowSpan > 1) merged.set(cells.length, { text, rows: rowSpan - 1 });
      cells.push(text, ...Array.from({ length: spanOf(cell, 'colSpan') - 1 }, () => ''));
    }
    takeMerged(cells, merged);
    return cells.join('\t');
  });
  return [...captions, ...rows.filter((row) => row.trim() !== '')];
}

function takeMerged(cells: string[], merged: Map<number, Merged>): void {
  for (let above = merged.get(cells.length); above; above = merged.get(cells.length)) {
    above.rows -= 1;
    if (above.rows === 0) merged.delete(cells.length);
    cells.push(above.text);
  }
}

const MOST_SPANNED = 100;

function spanOf({ properties }: HtmlElement, name: 'colSpan' | 'rowSpan'): number {
  const span = Math.trunc(Number(properties[name] ?? 1));
  return span >= 1 ? Math.min(span, MOST_SPANNED) : 1;
}

const isCell = ({ tagName }: HtmlElement): boolean => tagName === 'td' || tagName === 'th';

function within(node: HtmlElement, tagName: string): HtmlElement[] {
  return node.children.flatMap((child): HtmlElement[] => {
    if (child.type !== 'element') return [];
    return child.tagName === tagName ? [child] : within(child, tagName);
  });
}

/** Text of a cell; its paragraphs and line breaks become spaces. */
function cellText(node: HtmlNode): string {
  if (node.type !== 'element') return textOf(node);
  if (node.tagName === 'br') return ' ';
  const text = node.children.map(cellText).join('');
  return LINES.has(node.tagName) ? `${text} ` : text;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const filled = (line: string): string[] => (line === '' ? [] : [line]);
