import { inputId } from './input-props.ts';

/** Frames to wait for an expanded section to render. Some paths have no input, so the wait must end. */
const PATIENCE_FRAMES = 20;
const INPUTS = 'input:not([type=file]), textarea, select, [contenteditable=true]';

/** Focuses the input of a field, or its nearest ancestor that has an id, once it is visible. */
export function focusWhenRendered(path: string, frames = PATIENCE_FRAMES): void {
  if (frames === 0 || isDrawn(document.getElementById(inputId(path)))) focusNearest(path);
  else requestAnimationFrame(() => focusWhenRendered(path, frames - 1));
}

/** Focuses the first input of an item that was just added to a list. */
export function focusNewItem(path: string, frames = PATIENCE_FRAMES): void {
  const item = document.getElementById(inputId(path));
  if (item === null || !isDrawn(item)) {
    if (frames > 0) requestAnimationFrame(() => focusNewItem(path, frames - 1));
    return;
  }
  if (item.matches(INPUTS)) {
    item.focus();
    return;
  }
  // A calendar needs the room below its input, else it covers the rows above.
  bringIntoView(item);
  (item.querySelector<HTMLElement>(INPUTS) ?? item).focus({ preventScroll: true });
}

/** An element taller than half of the window is scrolled to its start instead of its middle. */
function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: element.offsetHeight > innerHeight / 2 ? 'start' : 'center' });
}

const isDrawn = (element: HTMLElement | null) => element !== null && element.getClientRects().length > 0;

function focusNearest(path: string): void {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const element = document.getElementById(inputId(parts.slice(0, length).join('.')));
    if (!element) continue;
    bringIntoView(element);
    element.focus({ preventScroll: true });
    if (element.matches('fieldset') && !element.querySelector(INPUTS)) focusButton(element);
    // A group of radio buttons cannot have the focus itself.
    if (document.activeElement !== element)
      element.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
    return;
  }
}

/** Folded items are opened by their heading, which follows the handle that moves them; an empty list has one button. */
function focusButton(list: HTMLElement): void {
  (list.querySelector<HTMLElement>('[aria-expanded]') ?? list.querySelector('button'))?.focus();
}

/** Returns the form path of the field or folded part around an element, or `null` outside of fields. */
export function pathAround(element: Element): string | null {
  const input = element.closest<HTMLElement>(`[data-path], [id^="${inputId('')}"]`);
  return input ? (input.dataset.path ?? input.id.slice(inputId('').length)) : null;
}
