/**
 * A form that is sent before the application is there takes a key along: sent twice, also by the application that
 * arrives meanwhile, it is one lead.
 */
export function giveKeys(): void {
  addEventListener(
    'submit',
    ({ target }) => {
      const key = target instanceof HTMLFormElement && target.elements.namedItem('key');
      // `randomUUID` exists on https only; without a key the server makes one.
      if (key instanceof HTMLInputElement && key.value === '') key.value = crypto.randomUUID?.() ?? '';
    },
    true,
  );
}
