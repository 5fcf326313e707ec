// Runs in the author's preview: marks what is pointed at and opens its field in the form around the frame, shows a
// field chosen there, and shows typed texts at once. It changes nothing that React renders but the typed texts.
import type { FieldPlace } from '../../../contract/field-place.ts';
import type { FromPointing, PagePlaces, TextChange, ToPointing } from '../../../contract/preview.ts';
import { fieldMark } from './field-mark.ts';
import { isAround, pageFields } from './page-fields.ts';
import type { Hit, PageThings, Thing } from './page-things.ts';
import { boxOf, elementOf, pageThings } from './page-things.ts';

const [, base = '', path = '/'] = /^(\/preview\/[^/]+)(\/.*)?$/.exec(location.pathname) ?? [];
const root = document.documentElement;
const MARGIN_PX = 60;
const CONTROLS = 'button, summary, label, input, select, textarea';

if (parent !== window) {
  // The frame may be removed while the request runs.
  const answer = await fetch(`${base}/places.json?path=${encodeURIComponent(decodeURI(path))}`).catch(() => null);
  if (answer?.ok) startPointing(pageThings(pageFields((await answer.json()) as PagePlaces)));
}

type Pane = {
  isPointing: boolean;
  scale: number;
  chosen: FieldPlace | null;
  /** What the last click met: of several texts of a field the one that is shown with it. */
  clicked: Hit | null;
  /** Whether the page has followed the form since a field was chosen. */
  isFollowing: boolean;
  changes: readonly TextChange[];
};

function startPointing(things: PageThings): void {
  const draw = { hover: fieldMark('hover'), chosen: fieldMark('chosen') };
  const pane: Pane = { isPointing: true, scale: 1, chosen: null, clicked: null, isFollowing: false, changes: [] };
  let pointer: { readonly x: number; readonly y: number } | null = null;

  const drawSoon = oncePerFrame(() => {
    const hit = pane.isPointing && pointer ? things.at(pointer.x, pointer.y) : null;
    const chosen = chosenHit();
    root.toggleAttribute('data-points', hit !== null);
    const looks = { openFile: things.openFile(), scale: pane.scale };
    draw.hover(hit, looks);
    draw.chosen(chosen?.thing === hit?.thing ? null : chosen, looks);
  });
  const readSoon = oncePerFrame(() => {
    things.read();
    typeTexts();
    drawSoon();
  });

  const observer = new MutationObserver(readSoon);

  function isClicked({ file, path }: FieldPlace): boolean {
    const { clicked } = pane;
    return !!clicked?.thing.isConnected && clicked.field.file === file && isAround(clicked.field.path, path);
  }

  function chosenHit(): Hit | null {
    return pane.chosen && (isClicked(pane.chosen) ? pane.clicked : things.of(pane.chosen));
  }

  /** Texts change only after the start of the site: React compares the rendered ones with its data. */
  function typeTexts(): void {
    if (root.dataset.started === undefined) return;
    things.type(pane.changes);
    // The fields of the typed texts are known already.
    observer.takeRecords();
  }

  /** Shows the first field that the page has; a figure may stand anywhere. */
  function follow(places: readonly FieldPlace[]): void {
    const hits = places.map((place) => things.of(place));
    const shown = hits.find((hit) => hit && things.isCertain(hit.thing));
    if (!shown) return;
    pane.isFollowing = true;
    scrollToThing(shown.thing);
  }

  function act(asked: ToPointing): void {
    switch (asked.type) {
      case 'mode':
        pane.isPointing = asked.isPointing;
        pane.scale = asked.scale;
        break;
      case 'choose': {
        pane.chosen = asked.place;
        if (asked.isScrolling) pane.isFollowing = false;
        things.setOpenFile(asked.place.file);
        if (!isClicked(asked.place)) pane.clicked = null;
        const found = chosenHit();
        if (found && asked.isScrolling) scrollToThing(found.thing);
        send({ type: 'found', path: asked.place.path, isFound: found !== null });
        break;
      }
      case 'follow':
        follow(asked.places);
        break;
      case 'patch':
        things.setOpenFile(asked.file);
        pane.changes = asked.changes;
        typeTexts();
        break;
    }
    drawSoon();
  }

  /** Opens the field; links lead nowhere. With Ctrl, and from the keyboard, a click acts as on the site. */
  function open(event: MouseEvent): void {
    if (!pane.isPointing || event.ctrlKey || event.metaKey || event.detail === 0) return;
    const hit = things.at(event.clientX, event.clientY);
    const isOnLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
    if (!hit && !isOnLink) {
      if (isOnText(event)) send({ type: 'no-field' });
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    pane.clicked = hit;
    const text = hit?.thing instanceof Text ? hit.thing.data : null;
    send(hit ? { type: 'opened', field: hit.field, text } : { type: 'no-field' });
  }

  addEventListener('message', ({ source, data }: MessageEvent<{ readonly pointing?: ToPointing } | null>) => {
    if (source === parent && data?.pointing) act(data.pointing);
  });
  addEventListener('click', open, { capture: true });
  addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
    pointer = { x, y };
    drawSoon();
  });
  root.addEventListener('pointerleave', () => {
    pointer = null;
    drawSoon();
  });
  addEventListener('scroll', drawSoon, { capture: true, passive: true });
  addEventListener('resize', () => {
    // The form scrolls, and the height of the frame follows the header above it.
    if (pane.isFollowing) return drawSoon();
    // A click may narrow the frame for the sheet or for a note about what it met.
    const shown = pane.clicked?.thing.isConnected ? pane.clicked : chosenHit();
    if (shown) scrollToThing(shown.thing);
    drawSoon();
  });
  // Pictures and fonts that arrive later, and folds, move what is marked.
  addEventListener('load', drawSoon, { capture: true });
  new ResizeObserver(drawSoon).observe(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  new MutationObserver(readSoon).observe(root, { attributeFilter: ['data-started'] });
  things.read();
  send({ type: 'ready' });
}

/** Whether the click met a text, at its height, outside of controls. */
function isOnText({ target, clientY: y }: MouseEvent): boolean {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return false;
  const boxes = [...target.childNodes].flatMap((node) => (node instanceof Text ? [boxOf(node)] : []));
  return boxes.some(({ top, bottom }) => top <= y && y <= bottom);
}

function send(pointing: FromPointing): void {
  parent.postMessage({ pointing }, location.origin);
}

function scrollToThing(thing: Thing): void {
  const element = elementOf(thing);
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  const { top, bottom } = boxOf(thing);
  if (top >= MARGIN_PX && bottom <= innerHeight - MARGIN_PX) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (element) scrollToMiddle(element, isCalm ? 'instant' : 'smooth');
}

/** Unlike `scrollIntoView`, never scrolls the panel around the frame, whose fields would move under the pointer. */
function scrollToMiddle(element: Element, behavior: ScrollBehavior): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around.scrollWidth <= around.clientWidth || !isStrip(around)) continue;
    const strip = around.getBoundingClientRect();
    around.scrollBy({ left: left + width / 2 - (strip.left + strip.width / 2), behavior });
  }
  scrollBy({ top: top + height / 2 - innerHeight / 2, behavior });
}

const isStrip = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);

function oncePerFrame(act: () => void): () => void {
  let isAwaited = false;
  return () => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() => {
      isAwaited = false;
      act();
    });
  };
}
