/**
 * Masks the phone fields (`data-phone`), before hydration and after it. The mask loads when the visitor enters a field
 * or the browser fills it in; text typed before the mask arrives is kept and then masked.
 */
export function maskPhones(maskUrl: string, parsed: Promise<void>): void {
  const requested = new WeakSet<HTMLInputElement>();

  async function mask(input: HTMLInputElement) {
    if (requested.has(input)) return;
    requested.add(input);
    try {
      const { attachPhoneMask }: typeof import('../runtime/phone-mask.ts') = await import(/* @vite-ignore */ maskUrl);
      attachPhoneMask(input);
    } catch {
      // Ignore a failed load: unmasked numbers are accepted too, and the next input retries.
      requested.delete(input);
    }
  }

  const handle = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.matches(PHONE)) void mask(target);
  };
  for (const type of ['focusin', 'input']) addEventListener(type, handle, true);
  // The field was focused or filled in before this script ran.
  void parsed.then(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>(PHONE))
      if (input.value !== '' || input === document.activeElement) void mask(input);
  });
}

const PHONE = 'input[data-phone]';
