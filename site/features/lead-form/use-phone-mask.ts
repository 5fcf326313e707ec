import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Fetches the mask when the visitor comes to the field; until then, and without it, they type as they like. */
export function usePhoneMask(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const input = form.current?.elements.namedItem('phone');
    if (!(input instanceof HTMLInputElement)) return;
    let isGone = false;
    let detach: (() => void) | null = null;
    const attach = () =>
      import('./phone-mask.ts').then(
        ({ attachPhoneMask }) => {
          if (!isGone && !detach) detach = attachPhoneMask(input);
        },
        // The number is read without the mask just as well; the next visit to the field tries again.
        () => {},
      );
    input.addEventListener('focus', attach);
    if (document.activeElement === input) void attach();
    return () => {
      isGone = true;
      input.removeEventListener('focus', attach);
      detach?.();
    };
  }, [form]);
}
