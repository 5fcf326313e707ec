import type { PageMeta } from '../../page-contract/page.ts';
import { usePathname } from '../navigation/place.ts';
import { ActionBar } from './action-bar.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { MobileMenu } from './header/mobile-menu.tsx';

export { MegaMenu } from './header/mega-menu.tsx';
export { PageAnnouncer } from './page-announcer.tsx';

export function FrameEnd({ meta }: { meta: PageMeta }) {
  return (
    <>
      <SiteFooter />
      <ActionBar key={usePathname()} action={meta.barAction ?? meta.action} />
      <MobileMenu />
    </>
  );
}
