import { type ReactNode, Suspense } from 'react';
import type { Shell } from '../facts/shell.ts';
import { ShellProvider } from '../facts/shell.ts';
import type { PageView } from './page-view.ts';
import { type ShowView, ViewProvider } from './view-provider.tsx';

type Props = {
  readonly shell: Shell;
  readonly initial: PageView;
  readonly onReady?: (show: ShowView) => void;
  readonly children: ReactNode;
  readonly extras?: ReactNode;
  /** Hydrated after the sections of the page. */
  readonly afterSections?: ReactNode;
  /** Hydrated last. */
  readonly last?: ReactNode;
};

/** Has the same tree on server and client, since `useId` depends on tree positions. */
export function AppFrame({
  shell,
  initial,
  onReady,
  children,
  extras = null,
  afterSections = null,
  last = null,
}: Props) {
  return (
    <ShellProvider value={shell}>
      <ViewProvider initial={initial} {...(onReady ? { onReady } : {})}>
        {children}
      </ViewProvider>
      {extras}
      <Suspense>{afterSections}</Suspense>
      <Suspense>{last}</Suspense>
    </ShellProvider>
  );
}
