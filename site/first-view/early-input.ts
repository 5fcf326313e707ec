import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Replay = () => void;

let replayed = Promise.resolve();

/**
 * Dispatches events for controls changed before hydration, by the visitor or by form restoration: React keeps their
 * values but fires no event. Call before the next render.
 */
export function replayEarlyInput(part: ParentNode): void {
  const controls = [...part.querySelectorAll<Control>('input, textarea, select')];
  const input = (part === document ? controls.filter(isInFrame) : controls).flatMap(replayChange);
  if (input.length > 0) queueReplay(() => input);
}

/** Takes the actions once the earlier ones have been replayed; renders after each, since a choice may depend on it. */
export function queueReplay(takeActions: () => readonly Replay[]): void {
  replayed = replayed.then(async () => {
    for (const act of takeActions()) {
      flushSync(act);
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

export const whenReplayed = (): Promise<void> => replayed;

/** Sections hydrate after the surrounding frame, see `part.tsx`. */
export function isInFrame(element: Element): boolean {
  return element.closest('section[data-tone]') === null;
}

/** Returns a function that replays the difference to the served value, or an empty list when nothing changed. */
function replayChange(control: Control): Replay | [] {
  if (control instanceof HTMLSelectElement) return replaySelect(control) ?? [];
  if (control.type === 'hidden') return [];
  const isBox = control.type === 'checkbox' || control.type === 'radio';
  return (isBox ? replayCheckbox(control as HTMLInputElement) : replayText(control)) ?? [];
}

function replaySelect(list: HTMLSelectElement) {
  const { value } = list;
  const served = [...list.options].find(({ defaultSelected }) => defaultSelected) ?? list.options[0];
  if (value === served?.value) return null;
  return () => {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function replayCheckbox(box: HTMLInputElement) {
  const { checked, defaultChecked, type } = box;
  // A radio group changes through its newly checked button; the unchecked one needs no event.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
  return () => {
    box.checked = !checked;
    box.click();
  };
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue } = field;
  if (value === defaultValue) return null;
  return () => {
    // The visitor has typed again in the meantime, and React has received that input.
    if (field.value !== value && field.value !== defaultValue) return;
    const { selectionStart, selectionEnd } = field;
    // The prototype's setter bypasses React, which ignores a value equal to the one set on the element.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (field === document.activeElement && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
