'use client';

import { useEffect } from 'react';
import { CallbackDialog } from '../../site/features/callback-dialog/callback-dialog.tsx';
import { CookieNoticeHost } from '../../site/features/cookie-notice/cookie-notice-host.tsx';
import { LeadForm } from '../../site/features/lead-form/lead-form.tsx';
import { SearchDialog } from '../../site/features/search/search-dialog.tsx';
import { openDialogs } from '../../site/first-view/open-dialogs.ts';
import { ActionBar } from '../../site/shell/layouts/action-bar.tsx';
import { MobileMenu } from '../../site/shell/layouts/header/mobile-menu.tsx';

/** What `site/shell/layouts/site-frame.tsx` adds to every page. */
export function Hosts() {
  useEffect(openDialogs, []);
  return (
    <>
      <ActionBar action={undefined} />
      <MobileMenu />
      <CallbackDialog
        renderForm={(subject) => <LeadForm kind="callback" button="Жду звонка" compact isInDialog {...subject} />}
      />
      <SearchDialog />
      <CookieNoticeHost page="/" />
    </>
  );
}
