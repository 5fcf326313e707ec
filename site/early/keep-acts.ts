/** Everything that is done goes in here: a list until the counting comes, which is last, and puts itself in its place. */
type Acts = { readonly length?: number; push(event: Event): void };

declare global {
  interface Window {
    acts?: Acts;
  }
}

/** The one ear of the counting: what is pressed or typed, and what `lib/acts.ts` tells. */
export function keepActs(): void {
  const kept: Event[] = [];
  window.acts = kept as Acts;
  for (const type of ['click', 'input', 'act']) addEventListener(type, (event) => window.acts?.push(event), true);
}
