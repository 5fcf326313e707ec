import { Suspense } from 'react';
import { CallbackDialog } from '../../features/callback-dialog/callback-dialog.tsx';
import { LeadForm } from '../../features/lead-form/lead-form.tsx';
import { usePathname } from '../navigation/place.ts';
import type { LayoutProps } from './layout-props.ts';
import { layouts } from './layouts.ts';
import { FrameEnd, FrameStart } from './load-late-frame.ts';

export function SiteFrame({ meta, crumbs, children }: LayoutProps) {
  const pathname = usePathname();
  const Layout = layouts[meta.layout ?? 'default'];
  return (
    <>
      <a className="skip" href="#main">
        К содержанию
      </a>
      <Suspense>
        <FrameStart meta={meta} />
      </Suspense>
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
    </>
  );
}
