/** Event buffer: an array until analytics loads and replaces it with its own `push`. */
type EventBuffer = { readonly length?: number; push(event: Event): void };

declare global {
  interface Window {
    acts?: EventBuffer;
  }
}

/** Maximum buffer length when analytics never loads. Drops the oldest, since a lead is reported last. */
const MAX_BUFFERED = 50;

export function bufferEvents(): void {
  const kept: Event[] = [];
  window.acts = kept as EventBuffer;
  const keep = (event: Event) => {
    window.acts?.push(event);
    if (kept.length > MAX_BUFFERED) kept.shift();
  };
  for (const type of ['click', 'input', 'act']) addEventListener(type, keep, true);
}
