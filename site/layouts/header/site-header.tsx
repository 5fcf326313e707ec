import { formatPhone } from '../../../model/format/phone.ts';
import { useShell } from '../../lib/shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { HomeLink } from '../home-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SectionNav } from './section-nav.tsx';
import styles from './site-header.module.css';
import { useScrolled } from './use-scrolled.ts';

/** Sticky: 80 px at the top of a page, 64 px below it. */
export function SiteHeader() {
  const { phone, hoursText } = useShell();
  const isScrolled = useScrolled();
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      <Wrap className={styles.row}>
        <HomeLink />
        <SectionNav />
        <div className={styles.side}>
          <a className={styles.phone} href={`tel:${phone}`}>
            {formatPhone(phone)}
            <small className={styles.hours}>{hoursText}</small>
          </a>
          <div className={styles.action}>
            <ButtonLink to="/contacts#form" size="s" data-open-callback>
              Вызвать замерщика
            </ButtonLink>
          </div>
          <MobileMenu />
        </div>
      </Wrap>
    </header>
  );
}
