/** Everything that is done goes in here: a list until the counting comes, which is last, and puts itself in its place. */
type Acts = { readonly length?: number; push(event: Event): void };

declare global {
  interface Window {
    acts?: Acts;
  }
}

/** Bounds the buffer when analytics never loads. The newest events stay, since a lead is reported last. */
const MOST_KEPT = 50;

/** The one ear of the counting: what is pressed or typed, and what `visit/acts.ts` tells. */
export function keepActs(): void {
  const kept: Event[] = [];
  window.acts = kept as Acts;
  const keep = (event: Event) => {
    window.acts?.push(event);
    if (kept.length > MOST_KEPT) kept.shift();
  };
  for (const type of ['click', 'input', 'act']) addEventListener(type, keep, true);
}
