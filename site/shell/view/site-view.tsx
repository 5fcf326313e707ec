import { type ReactNode, Suspense } from 'react';
import type { PagePayload } from '../../page-contract/page.ts';
import { FatalErrorScreen, PageAnnouncer, PageErrorMessage } from '../layouts/load-late-frame.ts';
import { SiteFrame } from '../layouts/site-frame.tsx';
import { revalidate } from '../navigation/go.ts';
import { forgetData } from '../navigation/page-data.ts';
import { usePathname } from '../navigation/place.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { isFatal, useFatalError } from './fatal-slot.ts';
import { getLoadedPage } from './page-registry.ts';
import type { PageContent } from './page-view.ts';
import { reportError } from './report-error.ts';
import { ScrollPosition } from './scroll-position.tsx';
import { hasServedPage, ServedPage } from './served-page.tsx';
import { usePageView } from './view-provider.tsx';

/** The page in its frame, or the error screen. */
export function SiteView() {
  return (
    <ErrorBoundary
      resetKey={usePageView()}
      onError={reportError}
      fallback={(error) => <FirstFatalError other={error} />}
    >
      <FramedPage />
    </ErrorBoundary>
  );
}

function FirstFatalError({ other }: { other: unknown }) {
  const first = useFatalError();
  return <ErrorOfWholePage error={first ? first.error : other} />;
}

function ErrorOfWholePage({ error }: { error: unknown }) {
  if (hasServedPage()) return <ServedPage />;
  return (
    <Suspense>
      <FatalErrorScreen error={error} />
    </Suspense>
  );
}

function FramedPage() {
  const view = usePageView();
  const { content } = view;
  const fatal = useFatalError();
  if (fatal) return <ErrorOfWholePage error={fatal.error} />;
  if (!('error' in content)) {
    return (
      <PageFrame payload={content.payload}>
        <ErrorBoundary resetKey={view} onError={reportError} fallback={(error) => <InPageError error={error} />}>
          <ShownPage {...content} />
        </ErrorBoundary>
      </PageFrame>
    );
  }
  if (content.isWhole) return <ErrorOfWholePage error={content.error} />;
  return (
    <PageFrame>
      <InPageError error={content.error} />
    </PageFrame>
  );
}

/** Header, footer and dialogs around a page. */
export function PageFrame({ payload, children }: { payload?: PagePayload; children: ReactNode }) {
  return (
    <>
      <SiteFrame meta={payload?.meta ?? {}} crumbs={payload?.crumbs ?? []}>
        {children}
      </SiteFrame>
      <Suspense>
        <PageAnnouncer head={payload?.head} />
      </Suspense>
      <ScrollPosition />
    </>
  );
}

/** Renders a loaded page. Pages of one list share a key; any other path change remounts the page. */
function ShownPage({ page, payload }: PageContent) {
  const pathname = usePathname();
  const { Page } = getLoadedPage(page);
  return <Page key={pathname.replace(/\/page\/\d+$/, '')} payload={payload} />;
}

/** Rethrows fatal errors to the outer boundary. */
function InPageError({ error }: { error: unknown }) {
  if (isFatal(error)) throw error;
  return (
    <Suspense>
      <PageErrorMessage onRetry={() => void reloadPageData()} />
    </Suspense>
  );
}

/** Fetches the data of the current page again, also when the data loaded but rendering failed. */
async function reloadPageData(): Promise<void> {
  forgetData(location.pathname);
  await revalidate();
}
