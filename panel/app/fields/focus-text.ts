import { inputId } from './input-props.ts';

/** Frames to wait for the rich editor, whose code loads with the first text. */
const PATIENCE_FRAMES = 300;

/** Puts the caret at a text of the rich editor of a field, once the editor is loaded. */
export function focusTextWhenLoaded(path: string, text: string, frames = PATIENCE_FRAMES): void {
  const editor = document.getElementById(inputId(path))?.querySelector<HTMLElement>('[contenteditable=true]');
  if (!editor || editor.getClientRects().length === 0) {
    if (frames > 0) requestAnimationFrame(() => focusTextWhenLoaded(path, text, frames - 1));
    return;
  }
  const place = textIn(editor, text);
  if (!place) return;
  place.parentElement?.scrollIntoView({ block: 'center' });
  editor.focus({ preventScroll: true });
  getSelection()?.collapse(place, 0);
}

/** Returns the text of the editor that equals the one of the page, or the first one that contains it. */
function textIn(editor: HTMLElement, text: string): Text | undefined {
  const key = lettersOf(text);
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.find(({ data }) => lettersOf(data) === key) ?? texts.find(({ data }) => lettersOf(data).includes(key));
}

/** The page is typeset, so only letters and digits are the same. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
