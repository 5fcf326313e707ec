'use client';

import { CallbackDialogHost } from '../../site/features/callback-dialog/callback-dialog-host.tsx';
import { CookieNoticeHost } from '../../site/features/cookie-notice/cookie-notice-host.tsx';
import { LeadForm } from '../../site/features/lead-form/lead-form.tsx';
import { SearchHost } from '../../site/features/search/search-host.tsx';
import { ActionBar } from '../../site/layouts/action-bar.tsx';

/** What `site/layouts/site-frame.tsx` puts beside the page. */
export function Hosts() {
  return (
    <>
      <ActionBar action={undefined} />
      <CallbackDialogHost
        renderForm={(subject) => <LeadForm kind="callback" button="Жду звонка" compact {...subject} />}
      />
      <SearchHost />
      <CookieNoticeHost page="/" />
    </>
  );
}
