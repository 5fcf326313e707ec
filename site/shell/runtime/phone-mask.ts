import { createEditHistory } from './edit-history.ts';
import { findEdit } from './find-edit.ts';
import type { PhoneState } from './phone-edit.ts';
import { editPhone, formatPhoneInput } from './phone-edit.ts';
import { nationalDigits } from './phone-pattern.ts';

/** `digits` holds the national digits, ten for a complete number; `masked` is the field's text. */
export type PhoneChange = { readonly digits: string; readonly masked: string };

/** Masks an input for its lifetime. A strict one dispatches a bubbling `phone-change` event once per text change. */
export function attachPhoneMask(input: HTMLInputElement): void {
  const look = () => ({
    text: input.value,
    start: input.selectionStart ?? input.value.length,
    end: input.selectionEnd ?? input.value.length,
  });
  const early = look();
  let state: PhoneState = formatPhoneInput(early.text, early.end);
  /** Field state before the current input event. */
  let before = early;
  let isComposing = false;
  const history = createEditHistory(state);

  function show(next: PhoneState) {
    const isChanged = next.text !== before.text;
    state = next;
    if (input.value !== next.text) input.value = next.text;
    placeCaret(input, next);
    before = { text: next.text, start: next.caret, end: next.caret };
    if (!isChanged || input.dataset.phone !== 'strict') return;
    const detail: PhoneChange = { digits: nationalDigits(next.text), masked: next.text };
    input.dispatchEvent(new CustomEvent('phone-change', { bubbles: true, detail }));
  }

  function commit(next: PhoneState) {
    if (next.text !== state.text) history.push(next);
    show(next);
  }

  function step(event: Event, kind: UndoStep) {
    event.preventDefault();
    if (isComposing) return;
    show(history[kind]());
  }

  /** Adopts a value that was set without an input event. */
  function catchUp() {
    if (isComposing || input.value === state.text) return;
    commit(formatPhoneInput(input.value, look().end));
  }

  function takeEdit(kind: string) {
    if (input.value === state.text) return;
    commit(editPhone(state, { ...findEdit(before, look()), isForward: kind.endsWith('Forward') }));
  }

  const on = <Type extends keyof HTMLElementEventMap>(type: Type, handle: (event: HTMLElementEventMap[Type]) => void) =>
    input.addEventListener(type, handle);

  on('keydown', (event) => {
    const kind = undoStep(event);
    if (kind) step(event, kind);
  });
  on('beforeinput', (event) => {
    if (event.inputType === 'historyUndo') step(event, 'undo');
    else if (event.inputType === 'historyRedo') step(event, 'redo');
    else if (!isComposing) {
      catchUp();
      before = look();
    }
  });
  // During IME composition the text must not change, or the browser inserts the composed text twice.
  on('compositionstart', () => {
    catchUp();
    before = look();
    isComposing = true;
  });
  on('compositionend', () => {
    isComposing = false;
    takeEdit('');
  });
  on('input', (event) => {
    if (!isComposing) takeEdit((event as InputEvent).inputType ?? '');
  });
  on('focus', catchUp);
  on('change', () => {
    isComposing = false;
    catchUp();
  });

  if (state.text !== early.text) show(state);
}

/** Only in a focused field: in Safari `setSelectionRange` would move the focus. */
function placeCaret(input: HTMLInputElement, { text, caret }: PhoneState) {
  const place = () => {
    if (document.activeElement === input && input.value === text) input.setSelectionRange(caret, caret);
  };
  place();
  // Android keyboards move the caret again after the event.
  if (/Android/.test(navigator.userAgent)) setTimeout(place);
}

export type UndoStep = 'undo' | 'redo';

type KeyStroke = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Detects undo (Ctrl/Cmd+Z) and redo (Ctrl/Cmd+Shift+Z, Ctrl+Y). A Cyrillic layout is matched by `code`. */
export function undoStep({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyStroke): UndoStep | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}
