/** Event buffer: an array until analytics loads and replaces it with its own `push`. */
type Acts = { readonly length?: number; push(event: Event): void };

declare global {
  interface Window {
    acts?: Acts;
  }
}

/** Maximum buffer length when analytics never loads. Drops the oldest, since a lead is reported last. */
const MOST_KEPT = 50;

export function keepActs(): void {
  const kept: Event[] = [];
  window.acts = kept as Acts;
  const keep = (event: Event) => {
    window.acts?.push(event);
    if (kept.length > MOST_KEPT) kept.shift();
  };
  for (const type of ['click', 'input', 'act']) addEventListener(type, keep, true);
}
