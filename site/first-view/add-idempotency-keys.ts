/** Adds an idempotency key to a form submitted before hydration, so that a repeated submission stays one lead. */
export function addIdempotencyKeys(): void {
  addEventListener(
    'submit',
    ({ target }) => {
      const key = target instanceof HTMLFormElement && target.elements.namedItem('key');
      // `randomUUID` requires https; the server generates a missing key.
      if (key instanceof HTMLInputElement && key.value === '') key.value = crypto.randomUUID?.() ?? '';
    },
    true,
  );
}
