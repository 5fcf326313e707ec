import { CookieNoticeHost } from '../../features/cookie-notice/cookie-notice-host.tsx';
import { SearchDialog } from '../../features/search/search-dialog.tsx';
import { SEARCH_PATH } from '../../features/search/search-entry.ts';
import type { PageMeta } from '../../page-contract/page.ts';
import { usePathname } from '../navigation/place.ts';
import { ActionBar } from './action-bar.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { MobileMenu } from './header/mobile-menu.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { SiteNotice } from './site-notice.tsx';

export { FatalErrorScreen } from './fatal-error.tsx';
export { PageAnnouncer } from './page-announcer.tsx';
export { PageErrorMessage } from './page-error.tsx';

export function FrameStart({ meta }: { meta: PageMeta }) {
  return (
    <>
      <SiteHeader action={meta.action} />
      <SiteNotice />
    </>
  );
}

export function FrameEnd({ meta }: { meta: PageMeta }) {
  const pathname = usePathname();
  return (
    <>
      <SiteFooter />
      <ActionBar key={pathname} action={meta.barAction ?? meta.action} />
      <MobileMenu />
      {/* The search page has its own field. */}
      {pathname === SEARCH_PATH ? null : <SearchDialog />}
      <CookieNoticeHost page={pathname} />
    </>
  );
}
