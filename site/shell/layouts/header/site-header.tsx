import { useSyncExternalStore } from 'react';
import { formatPhone } from '../../../../model/format/phone.ts';
import { DIALOGS } from '../../../first-view/dialog-names.ts';
import type { PageAction } from '../../../page-contract/page.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import { useShell } from '../../facts/shell.ts';
import { usePathname } from '../../navigation/place.ts';
import { HomeLink } from '../home-link.tsx';
import { currentMarks } from './current-section.ts';
import { MegaMenu } from './mega-menu.tsx';
import { MobileMenuButton } from './mobile-menu-button.tsx';
import styles from './site-header.module.css';

export function SiteHeader({ action }: { action: PageAction | undefined }) {
  const { phone, hoursText } = useShell();
  const isScrolled = useScrolled();
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      <Wrap className={styles.row}>
        <HomeLink />
        <SectionNav />
        <div className={styles.side}>
          <a
            className={styles.find}
            href="/poisk"
            aria-label="Найти"
            aria-haspopup="dialog"
            data-opens={DIALOGS.search}
          >
            <Icon name="search" />
          </a>
          <a className={styles.phone} href={`tel:${phone}`}>
            <Icon name="phone" className={styles.receiver} />
            <span>{formatPhone(phone)}</span>
            <small className={styles.hours}>{hoursText}</small>
          </a>
          <div className={styles.action}>
            {action ? (
              <ButtonLink to={action.to} size="s">
                {action.label}
              </ButtonLink>
            ) : (
              <ButtonLink to="/contacts#form" size="s" data-opens={DIALOGS.callback}>
                Вызвать замерщика
              </ButtonLink>
            )}
          </div>
          <MobileMenuButton />
        </div>
      </Wrap>
    </header>
  );
}

const REST_PX = 4;

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > REST_PX,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

const MENU_SECTION = '/remont';

function SectionNav() {
  const { header } = useShell();
  const pathname = usePathname();
  const marks = currentMarks(header, pathname);
  return (
    <nav className={styles.nav} aria-label="Разделы">
      <ul className={styles.list}>
        {header.map(({ label, to }, index) => (
          <li className={styles.item} key={to}>
            <Link className={styles.link} to={to} aria-current={marks[index]}>
              {label}
            </Link>
            {to === MENU_SECTION ? <MegaMenu label={label} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
