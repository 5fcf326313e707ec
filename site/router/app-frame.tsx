import { type ReactNode, Suspense } from 'react';
import type { Shell } from '../shell/shell.ts';
import { ShellProvider } from '../shell/shell.ts';

type Props = {
  readonly shell: Shell;
  readonly router: ReactNode;
  /** What only the browser has. */
  readonly beside?: ReactNode;
  /** What the browser does once all parts of the page are taken over. */
  readonly last?: ReactNode;
};

/** Around the router, alike at publish time and in the browser: React makes ids from places in the tree. */
export function AppFrame({ shell, router, beside = null, last = null }: Props) {
  return (
    <ShellProvider value={shell}>
      {router}
      {beside}
      <Suspense>{last}</Suspense>
    </ShellProvider>
  );
}
