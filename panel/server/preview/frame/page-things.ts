import type { FieldPlace } from '../../../contract/field-place.ts';
import type { ShownField, TextChange } from '../../../contract/preview.ts';
import type { PageFields } from './page-fields.ts';
import { isAround, patched, photoKey, valueKeys } from './page-fields.ts';

export type Thing = Text | HTMLImageElement;
export type Hit = { readonly thing: Thing; readonly field: ShownField };
export type PageThings = ReturnType<typeof pageThings>;

/** Finds the texts and pictures of the document that have a field. */
export function pageThings(known: PageFields) {
  /** Fields of texts, and of pictures with a description, in the order of the page. */
  let texts = new Map<Text, ShownField>();
  let pictures = new Map<HTMLImageElement, ShownField>();
  /** Entries whose texts an element contains. */
  let filesIn = new Map<Element, Set<string>>();
  /** Texts that were typed since the page was rendered. */
  const typed = new WeakMap<Text, { readonly rendered: string; readonly shown: string }>();

  function renderedText(node: Text): string {
    const change = typed.get(node);
    return node.data === change?.shown ? change.rendered : node.data;
  }

  /** Returns the first candidate in the entries that the surrounding part of the page names. */
  function nearest(element: Element | null, candidates: readonly ShownField[]): ShownField | undefined {
    if (candidates.length === 0) return undefined;
    for (let around = element; around && !around.matches('main, body'); around = around.parentElement) {
      const files = filesIn.get(around);
      const found = candidates.find(({ file }) => files?.has(file));
      if (found) return found;
    }
    return candidates.length === 1 ? candidates[0] : undefined;
  }

  function fieldOf(thing: Thing): ShownField | undefined {
    if (thing instanceof Text) {
      return texts.get(thing) ?? nearest(thing.parentElement, known.ofValues(valueKeys(thing.data)));
    }
    return pictures.get(thing) ?? nearest(thing, known.ofValues([photoKey(thing.currentSrc || thing.src)]));
  }

  /** Returns the text of the element at this height, best the one under the point, or its picture. */
  function hitIn(element: Element, x: number, y: number): Hit | null {
    const own = element instanceof HTMLImageElement ? [element] : [...element.childNodes];
    const hits = own.flatMap((thing) => {
      if (!(thing instanceof Text || thing instanceof HTMLImageElement)) return [];
      const { left, right, top, bottom } = boxOf(thing);
      const field = y >= top && y <= bottom ? fieldOf(thing) : undefined;
      return field ? [{ thing, field, isUnder: x >= left && x <= right }] : [];
    });
    return hits.find(({ isUnder }) => isUnder) ?? hits[0] ?? null;
  }

  return {
    /** Reads the document again after a change of it. */
    read(): void {
      const nodes = textNodes(document.body);
      texts = pairs(nodes, known.ofTexts(nodes.map(renderedText)));
      filesIn = filesByElement(texts);
      const images = [...document.images];
      pictures = pairs(images, known.ofAlts(images.map(({ alt }) => alt)));
    },
    /** Returns the topmost text or picture at a point that has a field; a link stretched over a card hides nothing. */
    at(x: number, y: number): Hit | null {
      for (const element of document.elementsFromPoint(x, y)) {
        const hit = hitIn(element, x, y);
        if (hit) return hit;
        if (hidesBelow(element)) return null;
      }
      return null;
    },
    /** Returns the first visible text or picture of a field. */
    of(place: FieldPlace): Hit | null {
      const isIt = (field: ShownField | undefined) => field?.file === place.file && isAround(field.path, place.path);
      const main = document.querySelector('main') ?? document.body;
      const own: Thing[] = [...texts].flatMap(([node, field]) => (isIt(field) ? [node] : []));
      const others = () => [...main.querySelectorAll('img'), ...textNodes(main).filter(({ data }) => /\d/.test(data))];
      const things = own.length > 0 ? own : others().filter((thing) => isIt(fieldOf(thing)));
      const inMain = things.filter((thing) => main.contains(thing));
      const thing = inMain.find(isDrawn) ?? things.find(isDrawn) ?? inMain[0];
      const field = thing && (known.named(place) ?? fieldOf(thing));
      return thing && field ? { thing, field } : null;
    },
    /** Writes texts that were typed since the page was rendered, and restores those that no longer differ. */
    type(file: string, changes: readonly TextChange[]): void {
      for (const [node, field] of texts) {
        const rendered = renderedText(node);
        const own = field.file === file ? changes.filter(({ path }) => path === field.path) : [];
        const shown = patched(rendered, own);
        if (shown === null) typed.delete(node);
        else typed.set(node, { rendered, shown });
        // An equal text is not written again: each write costs a layout.
        if (node.data !== (shown ?? rendered)) node.data = shown ?? rendered;
      }
    },
  };
}

function pairs<T>(things: readonly T[], fields: readonly (ShownField | undefined)[]): Map<T, ShownField> {
  return new Map(
    things.flatMap((thing, at): [T, ShownField][] => {
      const field = fields[at];
      return field ? [[thing, field]] : [];
    }),
  );
}

function filesByElement(texts: ReadonlyMap<Text, ShownField>): Map<Element, Set<string>> {
  const found = new Map<Element, Set<string>>();
  for (const [node, { file }] of texts) {
    for (let around = node.parentElement; around; around = around.parentElement) {
      const files = found.get(around);
      if (files) files.add(file);
      else found.set(around, new Set([file]));
    }
  }
  return found;
}

export function boxOf(thing: Thing): DOMRect {
  if (!(thing instanceof Text)) return thing.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(thing);
  return range.getBoundingClientRect();
}

export function elementOf(thing: Thing): Element | null {
  return thing instanceof Text ? thing.parentElement : thing;
}

function isDrawn(thing: Thing): boolean {
  const element = elementOf(thing);
  return element !== null && element.getClientRects().length > 0 && isVisible(element);
}

/** Safari 16.4 has no `checkVisibility`. */
function isVisible(element: Element): boolean {
  return 'checkVisibility' in element ? element.checkVisibility() : true;
}

function hidesBelow(element: Element): boolean {
  return element instanceof HTMLImageElement || getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
}

function textNodes(root: Element): Text[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
