import type { PhoneChange } from './phone-mask.ts';

/** Tells of every change by a bubbling `phone-change` event with `detail: { digits, masked }`. */
export const maskStrictly = lazyPhoneMask((input, detail) =>
  input.dispatchEvent(new CustomEvent<PhoneChange>('phone-change', { bubbles: true, detail })),
);

export const maskSilently = lazyPhoneMask(() => {});

/**
 * For the `ref` of a field: fetches the mask when the visitor comes to it, or the browser fills it in. What is typed
 * until then stays and is masked when the mask arrives.
 */
function lazyPhoneMask(onChange: (input: HTMLInputElement, change: PhoneChange) => void) {
  return (input: HTMLInputElement | null) => {
    if (!input) return;
    const gone = new AbortController();
    let isAsked = false;
    const fetchMask = async () => {
      if (isAsked) return;
      isAsked = true;
      try {
        const { attachPhoneMask } = await import('./phone-mask.ts');
        if (gone.signal.aborted) return;
        const detach = attachPhoneMask(input, (change) => onChange(input, change));
        gone.signal.addEventListener('abort', detach);
      } catch {
        // The number is read without the mask just as well; the next visit to the field tries again.
        isAsked = false;
      }
    };
    for (const type of ['focus', 'input']) input.addEventListener(type, fetchMask, { signal: gone.signal });
    // It came to the field, or filled it in, before the page was alive.
    if (document.activeElement === input || input.value !== '') void fetchMask();
    return () => gone.abort();
  };
}
