import { type ReactNode, Suspense } from 'react';
import type { Shell } from '../facts/shell.ts';
import { ShellProvider } from '../facts/shell.ts';

type Props = {
  readonly shell: Shell;
  readonly router: ReactNode;
  readonly extras?: ReactNode;
  /** Rendered last, after all parts of the page are hydrated. */
  readonly last?: ReactNode;
};

/** Wraps the router with the same tree on server and client, since `useId` depends on tree positions. */
export function AppFrame({ shell, router, extras = null, last = null }: Props) {
  return (
    <ShellProvider value={shell}>
      {router}
      {extras}
      <Suspense>{last}</Suspense>
    </ShellProvider>
  );
}
