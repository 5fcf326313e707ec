/** Whether the visitor's system has nothing against movement. Before hydration: not known, so no. */
export function allowsMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
