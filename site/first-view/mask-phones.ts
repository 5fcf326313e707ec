const PHONE = 'input[data-phone]';

/**
 * Attaches the phone mask to `data-phone` fields, also before hydration. The mask loads on focus or autofill; text typed
 * before it has loaded is kept and then masked.
 */
export function maskPhones(maskUrl: string, parsed: Promise<void>): void {
  const requested = new WeakSet<HTMLInputElement>();

  async function mask(input: HTMLInputElement) {
    if (requested.has(input)) return;
    requested.add(input);
    try {
      const { attachPhoneMask }: typeof import('../shell/runtime/phone-mask.ts') = await import(
        /* @vite-ignore */ maskUrl
      );
      attachPhoneMask(input);
    } catch {
      // The next input retries; the server accepts unmasked numbers too.
      requested.delete(input);
    }
  }

  const handle = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.matches(PHONE)) void mask(target);
  };
  for (const type of ['focusin', 'input']) addEventListener(type, handle, true);
  // Fields may be focused or filled in before this script runs.
  void parsed.then(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>(PHONE))
      if (input.value !== '' || input === document.activeElement) void mask(input);
  });
}
