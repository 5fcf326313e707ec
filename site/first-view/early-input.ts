import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let told = Promise.resolve();

/**
 * Tells the application what the visitor (or the browser, coming back to a page) has changed in the served controls of a
 * part that has just been hydrated, or of the frame around all parts: hydration keeps what stands in a control but asks
 * nobody to notice. To be called before anything is drawn anew.
 */
export function tellInput(part: ParentNode): void {
  const controls = [...part.querySelectorAll<Control>('input, textarea, select')];
  const input = (part === document ? controls.filter(isOfFrame) : controls).flatMap(changeOf);
  if (input.length > 0) told = told.then(() => inTurn(input));
}

/** Once all that was to be told so far is told. */
export const whenTold = (): Promise<void> => told;

/** One after the other, each drawn before the next: a choice may depend on the one before. */
export async function inTurn(acts: readonly (() => void)[]): Promise<void> {
  for (const act of acts) {
    flushSync(act);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Sections are taken over after the frame around them, see `part.tsx`. */
export function isOfFrame(element: Element): boolean {
  return element.closest('section[data-tone]') === null;
}

/** Tells, when called, what differs from how the control was served. */
function changeOf(control: Control): (() => void) | [] {
  if (control instanceof HTMLSelectElement) return changeOfList(control) ?? [];
  if (control.type === 'hidden') return [];
  const isBox = control.type === 'checkbox' || control.type === 'radio';
  return (isBox ? changeOfBox(control as HTMLInputElement) : changeOfText(control)) ?? [];
}

function changeOfList(list: HTMLSelectElement) {
  const { value } = list;
  const served = [...list.options].find(({ defaultSelected }) => defaultSelected) ?? list.options[0];
  if (value === served?.value) return null;
  return () => {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function changeOfBox(box: HTMLInputElement) {
  const { checked, defaultChecked, type } = box;
  // Of radio buttons the one that was chosen speaks for those that were left.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
  return () => {
    box.checked = !checked;
    box.click();
  };
}

function changeOfText(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue } = field;
  if (value === defaultValue) return null;
  return () => {
    // Typed on since, and noticed.
    if (field.value !== value && field.value !== defaultValue) return;
    const { selectionStart, selectionEnd } = field;
    // React compares with the value that was last set on the element itself, so the true one goes past that.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (field === document.activeElement && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
