import type { ReactNode } from 'react';
import { useHydrated } from '../first-view/use-hydrated.ts';

/** For what a published page may hold only once, such as a second `h1`. */
export function InBrowser({ children }: { children: ReactNode }) {
  return useHydrated() ? children : null;
}
