import { Suspense } from 'react';
import { CallbackDialog } from '../../features/callback-dialog/callback-dialog.tsx';
import { CookieNoticeHost } from '../../features/cookie-notice/cookie-notice-host.tsx';
import { LeadForm } from '../../features/lead-form/lead-form.tsx';
import { SearchDialog } from '../../features/search/search-dialog.tsx';
import { SEARCH_PATH } from '../../features/search/search-entry.ts';
import { usePathname } from '../navigation/place.ts';
import { SiteHeader } from './header/site-header.tsx';
import type { LayoutProps } from './layout-props.ts';
import { layouts } from './layouts.ts';
import { FrameEnd } from './load-late-frame.ts';
import { SiteNotice } from './site-notice.tsx';

export function SiteFrame({ meta, crumbs, children }: LayoutProps) {
  const pathname = usePathname();
  const Layout = layouts[meta.layout ?? 'default'];
  return (
    <>
      <a className="skip" href="#main">
        К содержанию
      </a>
      <SiteHeader action={meta.action} />
      <SiteNotice />
      <Layout meta={meta} crumbs={crumbs}>
        {children}
      </Layout>
      <Suspense>
        <FrameEnd meta={meta} />
      </Suspense>
      <CallbackDialog
        key={`callback ${pathname}`}
        renderForm={(subject) => <LeadForm kind="callback" button="Жду звонка" compact isInDialog {...subject} />}
      />
      {/* The search page has its own field. */}
      {pathname === SEARCH_PATH ? null : <SearchDialog />}
      <CookieNoticeHost page={pathname} />
    </>
  );
}
