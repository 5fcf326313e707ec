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
  /** Fields of pictures and of texts without a mark, by the value they show; `null` until they are needed. */
  let values: ReadonlyMap<Thing, ShownField> | null = null;
  /** Files of the entries whose texts an element contains, and of those that the same list items reference. */
  let filesIn = new Map<Element, Set<string>>();
  let openFile = '';
  /** Texts that were typed since the page was rendered. */
  const typed = new WeakMap<Text, { readonly rendered: string; readonly shown: string }>();

  function renderedText(node: Text): string {
    const change = typed.get(node);
    return node.data === change?.shown ? change.rendered : node.data;
  }

  /** Returns the first candidate in the entries that the surrounding part of the page names, best in the open one. */
  function nearest(element: Element | null, candidates: readonly ShownField[]): ShownField | undefined {
    for (let around = element; around && !around.matches('main, body'); around = around.parentElement) {
      const files = filesIn.get(around);
      const near = candidates.filter(({ file }) => files?.has(file));
      if (near.length > 0) return near.find(({ file }) => file === openFile) ?? near[0];
    }
    const [only, ...others] = candidates;
    return only && others.length === 0 && isAnywhere(only) ? only : undefined;
  }

  /** A value far from any text of its entry counts only for the open entry and for single files like `company.yaml`. */
  const isAnywhere = ({ file }: ShownField) => file === openFile || !file.includes('/');

  function fieldOf(thing: Thing): ShownField | undefined {
    if (thing instanceof Text) {
      return texts.get(thing) ?? nearest(thing.parentElement, known.ofValues(valueKeys(thing.data)));
    }
    return pictures.get(thing) ?? nearest(thing, known.ofValues([photoKey(thing.currentSrc || thing.src)]));
  }

  function shownValues(main: Element): ReadonlyMap<Thing, ShownField> {
    if (values === null) {
      const things = [...main.querySelectorAll('img'), ...textNodes(main).filter((node) => !texts.has(node))];
      values = pairs<Thing>(things, things.map(fieldOf));
    }
    return values;
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
      filesIn = filesByElement(texts, known.filesOf);
      values = null;
      const images = [...document.images];
      pictures = pairs(images, known.ofAlts(images.map(({ alt }) => alt)));
    },
    openFile: () => openFile,
    /** Sets the entry of the form; its values are preferred. */
    setOpenFile(file: string): void {
      if (file !== openFile) values = null;
      openFile = file;
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
      const isIt = (field: ShownField) => field.file === place.file && isAround(field.path, place.path);
      const main = document.querySelector('main') ?? document.body;
      const thingsIn = (known: ReadonlyMap<Thing, ShownField>) =>
        [...known].flatMap(([thing, field]) => (isIt(field) ? [thing] : []));
      const own = thingsIn(texts);
      const things = own.length > 0 ? own : thingsIn(shownValues(main));
      const inMain = things.filter((thing) => main.contains(thing));
      const thing = inMain.find(isDrawn) ?? things.find(isDrawn) ?? inMain[0];
      const field = thing && (known.named(place) ?? fieldOf(thing));
      return thing && field ? { thing, field } : null;
    },
    /** Whether the thing is a picture, or a text found by its words rather than by a figure in it. */
    isCertain: (thing: Thing): boolean => !(thing instanceof Text) || texts.has(thing),
    /** Writes texts that were typed since the page was rendered, and restores those that no longer differ. */
    type(changes: readonly TextChange[]): void {
      for (const [node, field] of texts) {
        const rendered = renderedText(node);
        const own = field.file === openFile ? changes.filter(({ path }) => path === field.path) : [];
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

function filesByElement(
  texts: ReadonlyMap<Text, ShownField>,
  filesOf: PageFields['filesOf'],
): Map<Element, Set<string>> {
  const found = new Map<Element, Set<string>>();
  for (const [node, field] of texts) {
    for (let around = node.parentElement; around; around = around.parentElement) {
      const files = found.get(around) ?? new Set();
      found.set(around, files);
      for (const file of filesOf(field)) files.add(file);
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
