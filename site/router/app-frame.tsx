import { type ReactNode, Suspense } from 'react';
import type { Shell } from '../shell/shell.ts';
import { ShellProvider } from '../shell/shell.ts';

type Props = {
  readonly shell: Shell;
  readonly router: ReactNode;
  readonly beside?: ReactNode;
  /** Rendered last, after all parts of the page are hydrated. */
  readonly last?: ReactNode;
};

/** Wraps the router with the same tree on server and client, since `useId` depends on tree positions. */
export function AppFrame({ shell, router, beside = null, last = null }: Props) {
  return (
    <ShellProvider value={shell}>
      {router}
      {beside}
      <Suspense>{last}</Suspense>
    </ShellProvider>
  );
}
