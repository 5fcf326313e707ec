import type { ReactNode } from 'react';
import { useHydrated } from '../first-view/use-hydrated.ts';

/** Renders after hydration only, for markup that a published page may contain once, such as an `h1`. */
export function InBrowser({ children }: { children: ReactNode }) {
  return useHydrated() ? children : null;
}
