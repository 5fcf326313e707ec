import { text as streamText } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { MAIN_TOKEN } from '../document.ts';
import type { PagePayload } from '../page-contract/page.ts';
import type { PageError } from '../page-contract/page-error.ts';
import type { PageId } from '../routes.ts';
import type { Shell } from '../shell/facts/shell.ts';
import { AppFrame } from '../shell/view/app-frame.tsx';
import type { PageView } from '../shell/view/page-view.ts';
import { PageFrame, SiteView } from '../shell/view/site-view.tsx';
import { type MarkupFacts, markupFacts } from './markup-facts.ts';

export type RenderedPage = {
  readonly markup: string;
  readonly facts: MarkupFacts;
};

type Job = {
  readonly shell: Shell;
  readonly path: string;
  readonly base: string;
};

export function renderPage(job: Job, page: PageId, payload: PagePayload): Promise<RenderedPage> {
  return render(job, { page, payload }, <SiteView />);
}

export function renderError(job: Job, error: PageError): Promise<RenderedPage> {
  return render(job, { error, isWhole: true }, <SiteView />);
}

/** Renders the frame of all pages, with `MAIN_TOKEN` as its main part. */
export function renderFrame(shell: Shell, base: string): Promise<RenderedPage> {
  const noPage = { error: new Error('A frame has no page'), isWhole: false };
  return render({ shell, path: '/', base }, noPage, <PageFrame>{MAIN_TOKEN}</PageFrame>);
}

async function render({ shell, path, base }: Job, content: PageView['content'], children: ReactNode) {
  const { pathname } = new URL(path, 'http://static.invalid');
  const place = { base, pathname, search: '', hash: '', key: 'default' };
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <AppFrame shell={shell} initial={{ place, content, scroll: 'keep' }}>
      {children}
    </AppFrame>,
    // Disables streaming of late Suspense content, which would need an inline script to be inserted.
    { onError: (failure) => void failures.push(failure), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const markup = await streamText(prelude);
  if (failures.length > 0) throw failures[0];
  return { markup, facts: markupFacts(markup) };
}
