/**
 * A form that is sent before the application is there takes a key along: sent twice, also by the application that
 * arrives meanwhile, it is one lead.
 */
export function giveKeys(): void {
  addEventListener(
    'submit',
    ({ target }) => {
      const key = target instanceof HTMLFormElement && target.elements.namedItem('key');
      if (!(key instanceof HTMLInputElement) || key.value !== '') return;
      // `randomUUID` exists on https only; without a key the server makes one.
      key.value = crypto.randomUUID?.() ?? '';
      // Hydration empties hidden fields.
      (target as HTMLFormElement).dataset.sentWith = key.value;
    },
    true,
  );
}
