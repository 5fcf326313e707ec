import { formatPhone } from '../../../model/format/phone.ts';
import { useShell } from '../../lib/shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { capitalize } from '../capitalize.ts';
import { HomeLink } from '../home-link.tsx';
import { FooterNav } from './footer-nav.tsx';
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
          <ButtonLink to="/contacts#form" variant="secondary" data-open-callback>
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
