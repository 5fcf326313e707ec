import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { SiteFrame } from '../layouts/site-frame.tsx';
import type { PagePayload } from '../lib/page.ts';
import { FatalErrorScreen } from './fatal-error.tsx';
import { useFatalError } from './fatal-slot.ts';
import { PageAnnouncer } from './page-announcer.tsx';

/** What stays between pages: the frame in the layout that the current page names. */
export function Root() {
  const payload = useMatches().at(-1)?.loaderData as PagePayload | undefined;
  const fatal = useFatalError();
  if (fatal) return <FatalErrorScreen error={fatal.error} />;
  return (
    <>
      <SiteFrame meta={payload?.meta ?? {}} crumbs={payload?.crumbs ?? []}>
        <Outlet />
      </SiteFrame>
      <PageAnnouncer head={payload?.head} />
      <ScrollRestoration />
    </>
  );
}
