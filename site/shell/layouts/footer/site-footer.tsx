import { useId } from 'react';
import { capitalize } from '../../../../model/format/capitalize.ts';
import { formatPhone } from '../../../../model/format/phone.ts';
import { DIALOGS } from '../../../first-view/dialog-names.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { Link } from '../../../ui/link.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import { useShell } from '../../facts/shell.ts';
import { HomeLink } from '../home-link.tsx';
import { Requisites } from './requisites.tsx';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { phone, hoursText, office, footerDrawing } = useShell();
  return (
    <footer className={styles.footer} data-on-dark>
      <Wrap className={styles.top}>
        <div className={styles.contact}>
          <HomeLink />
          <a className={styles.phone} href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
          <p className={styles.muted}>
            {capitalize(hoursText)}. {office.address}
          </p>
          <ButtonLink to="/contacts#form" variant="secondary" data-opens={DIALOGS.callback}>
            Заказать звонок
          </ButtonLink>
        </div>
        <FooterNav />
      </Wrap>
      {footerDrawing ? <Drawing className={styles.drawing} {...footerDrawing} fills /> : null}
      <Wrap className={footerDrawing ? undefined : styles.apart}>
        <Requisites />
      </Wrap>
    </footer>
  );
}

function FooterNav() {
  const { footer } = useShell();
  const id = useId();
  return (
    <nav className={styles.nav} aria-label="Все разделы">
      {footer.map(({ title, links }, index) => (
        <div key={title}>
          <p className={styles.title} id={`${id}${index}`}>
            {title}
          </p>
          <ul aria-labelledby={`${id}${index}`}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
