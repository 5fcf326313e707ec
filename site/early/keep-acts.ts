/** Everything that is done goes in here: a list until the counting comes, which is last, and puts itself in its place. */
type Acts = { readonly length?: number; push(event: Event): void };

declare global {
  interface Window {
    acts?: Acts;
  }
}

/** Where the counting does not come, the newest are kept: each input begins its form anew, and a lead is told last. */
const MOST_KEPT = 50;

/** The one ear of the counting: what is pressed or typed, and what `lib/acts.ts` tells. */
export function keepActs(): void {
  const kept: Event[] = [];
  window.acts = kept as Acts;
  const keep = (event: Event) => {
    window.acts?.push(event);
    if (kept.length > MOST_KEPT) kept.shift();
  };
  for (const type of ['click', 'input', 'act']) addEventListener(type, keep, true);
}
