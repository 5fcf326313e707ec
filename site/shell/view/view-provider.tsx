import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react';
import { PlaceProvider } from '../navigation/place.ts';
import { TargetProvider } from '../navigation/use-on-navigation.ts';
import type { PageView } from './page-view.ts';

export type View = {
  readonly page: PageView;
  /** Key of the history entry that is being opened, or an empty string. */
  readonly target: string;
};

/** Shows a view in a transition of React, or where `render` calls the given function. */
export type ShowView = (view: View, render?: (update: () => void) => void) => void;

const PageViewContext = createContext<PageView | null>(null);

export function usePageView(): PageView {
  const view = use(PageViewContext);
  if (!view) throw new Error('usePageView outside of ViewProvider');
  return view;
}

type Props = {
  readonly initial: PageView;
  /** Called once when the page is hydrated. */
  readonly onReady?: (show: ShowView) => void;
  readonly children: ReactNode;
};

export function ViewProvider({ initial, onReady, children }: Props) {
  const [page, setPage] = useState(initial);
  const [target, setTarget] = useState('');

  useLayoutEffect(() => {
    let latest: View;
    onReady?.((view, render = startTransition) => {
      latest = view;
      // A view transition updates the page later, possibly after the next view has been shown.
      render(() => {
        setPage(latest.page);
        setTarget(latest.target);
      });
    });
  }, [onReady]);

  return (
    <PageViewContext value={page}>
      <PlaceProvider value={page.place}>
        <TargetProvider value={target}>{children}</TargetProvider>
      </PlaceProvider>
    </PageViewContext>
  );
}
