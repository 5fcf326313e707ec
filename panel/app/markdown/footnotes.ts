import type { HtmlElement, HtmlNode, HtmlRoot } from './html-tree.ts';
import { textOf } from './html-tree.ts';

type Children = HtmlElement['children'];

/** Links of Word («#_ftn1», endnotes «#_edn1») and Google Docs («#ftnt1») to a note, and from a note back. */
const TO_NOTE = /#(_ftn|_edn|ftnt)(\d+)$/;
const TO_TEXT = /#(_ftn|_edn|ftnt)_?ref(\d+)$/;
const NOTE = /mso-element:\s*(?:footnote|endnote)(?:;|$)/;

/** Puts the notes of a document into a numbered list at the end, because articles have no footnotes. */
export function footnotes() {
  return (root: HtmlRoot): void => {
    const notes = new Map<string, Children>();
    root.children = withoutNotes(root.children, notes);
    /** Keys of notes in the order of the list. */
    const order: string[] = [];
    root.children = withNumbers(root.children, (key, mark) => {
      if (!notes.has(key)) return mark;
      if (!order.includes(key)) order.push(key);
      return `[${order.indexOf(key) + 1}]`;
    });
    for (const key of notes.keys()) if (!order.includes(key)) order.push(key);
    if (order.length === 0) return;
    const items = order.map((key) => element('li', itemOf(notes.get(key) ?? [])));
    root.children.push(element('p', [{ type: 'text', value: 'Примечания:' }]), element('ol', items));
  };
}

/** Moves notes from the tree into the map; a note is a block that links back to its mark in the text. */
function withoutNotes<T extends HtmlNode>(nodes: readonly T[], notes: Map<string, Children>): T[] {
  return nodes.flatMap((node): T[] => {
    if (node.type !== 'element') return [node];
    const isBlock = NOTE.test(String(node.properties.style ?? '')) || node.tagName === 'p' || node.tagName === 'li';
    const key = isBlock ? keyIn(node, TO_TEXT) : null;
    if (key === null) return [{ ...node, children: withoutNotes(node.children, notes) }];
    notes.set(key, [...(notes.get(key) ?? []), ...withoutBackLink(node.children)]);
    return [];
  });
}

function withNumbers<T extends HtmlNode>(nodes: readonly T[], numberOf: (key: string, mark: string) => string): T[] {
  const result = nodes.map((node): HtmlNode => {
    if (node.type !== 'element') return node;
    const key = keyOf(node, TO_NOTE);
    if (key === null) return { ...node, children: withNumbers(node.children, numberOf) };
    return { type: 'text', value: numberOf(key, textOf(node)) };
  });
  return result as T[];
}

/** The key in the first link back inside a block, or `null`. */
function keyIn(node: HtmlNode, link: RegExp): string | null {
  if (node.type !== 'element') return null;
  return keyOf(node, link) ?? node.children.map((child) => keyIn(child, link)).find((key) => key !== null) ?? null;
}

function keyOf({ tagName, properties }: HtmlElement, link: RegExp): string | null {
  const [, kind, number] = tagName === 'a' ? (link.exec(String(properties.href ?? '')) ?? []) : [];
  return number === undefined ? null : `${kind}${number}`;
}

function withoutBackLink(nodes: Children): Children {
  return nodes.flatMap((node): Children => {
    if (node.type !== 'element') return [node];
    return keyOf(node, TO_TEXT) === null ? [{ ...node, children: withoutBackLink(node.children) }] : [];
  });
}

/** A single paragraph becomes the item itself, without the space after its mark. */
function itemOf(note: Children): Children {
  const [first, ...others] = note.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  if (first?.type === 'element' && first.tagName === 'p' && others.length === 0)
    return withoutFirstSpace(first.children);
  return withoutFirstSpace(note);
}

function withoutFirstSpace([first, ...others]: Children): Children {
  if (first?.type === 'text' && first.value.trim() === '') return withoutFirstSpace(others);
  if (first?.type === 'text') return [{ ...first, value: first.value.trimStart() }, ...others];
  if (first?.type === 'element') return [{ ...first, children: withoutFirstSpace(first.children) }, ...others];
  return first ? [first, ...others] : [];
}

function element(tagName: string, children: Children): HtmlElement {
  return { type: 'element', tagName, properties: {}, children };
}
