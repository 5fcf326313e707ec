import { formatPhone } from '../../../model/format/phone.ts';
import { usePathname } from '../../navigation/place.ts';
import { useShell } from '../../shell/shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { capitalize } from '../capitalize.ts';
import { HomeLink } from '../home-link.tsx';
import { currentMarks } from './current-section.ts';
import styles from './mobile-menu.module.css';

export function MobileMenuSheet({ onClose }: { onClose: () => void }) {
  const { header, phone, hoursText, office } = useShell();
  const pathname = usePathname();
  const marks = currentMarks(header, pathname);
  return (
    <div className={styles.inner}>
      <div className={styles.top}>
        <HomeLink />
        <IconButton icon="close" label="Закрыть меню" onClick={onClose} />
      </div>
      <nav className={styles.nav} aria-label="Разделы">
        {header.map(({ label, to, hint }, index) => (
          <Link className={styles.link} key={to} to={to} aria-current={marks[index]}>
            {label} {hint ? <span className={styles.hint}>{hint}</span> : null}
          </Link>
        ))}
        <a className={styles.link} href="/poisk" data-open-search>
          Поиск
        </a>
      </nav>
      <div className={styles.foot}>
        <ButtonLink variant="secondary" href={`tel:${phone}`} full>
          <Icon name="phone" />
          {formatPhone(phone)}
        </ButtonLink>
        <ButtonLink to="/contacts#form" full data-open-callback>
          Вызвать замерщика
        </ButtonLink>
        <p className={styles.note}>
          {capitalize(hoursText)}. {office.address}
        </p>
      </div>
    </div>
  );
}
