import '../../../../site/ui/tokens.css';
import '../../../../site/ui/base.css';
import '../../../../site/ui/card-transition.css';
import '../../../../site/ui/utilities.css';
import '../../../../site/ui/narrow.css';
import '../../../../site/ui/print.css';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { SiteFooter } from '../../../../site/shell/layouts/footer/site-footer.tsx';
import { SiteHeader } from '../../../../site/shell/layouts/header/site-header.tsx';
import { SiteNotice } from '../../../../site/shell/layouts/site-notice.tsx';
import brand from '../../data/brand.json' with { type: 'json' };
import { Hosts } from '../../hosts.tsx';

const FONTS = [
  new URL('../../../../site/fonts/golos.woff2', import.meta.url),
  new URL('../../../../site/fonts/literata.woff2', import.meta.url),
];

export default function Layout({ children }: { children: ReactNode }) {
  for (const { pathname } of FONTS) preload(pathname, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return (
    <html lang="ru">
      <head>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>{brand.css}</style>
      </head>
      <body>
        <a className="skip" href="#main">
          К содержанию
        </a>
        <SiteHeader action={undefined} />
        <SiteNotice />
        {children}
        <SiteFooter />
        <Hosts />
      </body>
    </html>
  );
}
