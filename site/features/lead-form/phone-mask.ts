import InputMask from 'imask/esm/controls/input';
import 'imask/esm/masked/pattern';
import { PHONE_MASK, withoutPrefix } from './phone-rules.ts';

export type PhoneChange = { readonly digits: string; readonly masked: string };

/** Masks an input until the returned function is called; every change is a bubbling `phone-change` event. */
export function attachPhoneMask(input: HTMLInputElement): () => void {
  // Typed before the mask arrived, or filled in by the browser.
  const early = withoutPrefix(input.value);
  if (early !== null) input.value = early;

  let settled: string | null = null;
  // Comes before the mask's own listener, which would drop the eleventh digit.
  const dropPrefix = (event: Event) => {
    const isAtEnd = input.selectionStart === input.value.length;
    const national = isAtEnd ? withoutPrefix(input.value) : null;
    // One digit too many behind a number that has lost its prefix already.
    const isSurplus = mask.unmaskedValue === settled && input.value.startsWith(mask.value);
    if (national === null || isSurplus) return;
    event.stopImmediatePropagation();
    settled = national;
    // Not by `mask.unmaskedValue`, which leaves the field as it is when the same number is pasted over itself.
    mask.masked.unmaskedValue = national;
    mask.updateControl('auto');
  };
  input.addEventListener('input', dropPrefix, { capture: true });

  const mask = new InputMask(input, { mask: PHONE_MASK });
  mask.on('accept', () => {
    const detail: PhoneChange = { digits: mask.unmaskedValue, masked: mask.value };
    input.dispatchEvent(new CustomEvent('phone-change', { bubbles: true, detail }));
  });
  return () => {
    input.removeEventListener('input', dropPrefix, { capture: true });
    mask.destroy();
  };
}
