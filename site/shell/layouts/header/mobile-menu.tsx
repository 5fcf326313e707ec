import { useRef } from 'react';
import { capitalize } from '../../../../model/format/capitalize.ts';
import { formatPhone } from '../../../../model/format/phone.ts';
import { DIALOGS } from '../../../first-view/dialog-names.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { useShell } from '../../facts/shell.ts';
import { usePathname } from '../../navigation/place.ts';
import { useOnNavigation } from '../../navigation/use-on-navigation.ts';
import { HomeLink } from '../home-link.tsx';
import { currentMarks } from './current-section.ts';
import styles from './mobile-menu.module.css';

export function MobileMenu() {
  const { header, phone, hoursText, office } = useShell();
  const marks = currentMarks(header, usePathname());
  const dialog = useRef<HTMLDialogElement>(null);
  useOnNavigation(() => {
    dialog.current?.close();
    dialog.current?.hidePopover?.();
  });
  return (
    <dialog className={styles.sheet} id={DIALOGS.menu} ref={dialog} popover="auto" aria-label="Меню">
      <div className={styles.inner}>
        <div className={styles.top}>
          <HomeLink />
          <IconButton icon="close" label="Закрыть меню" popoverTarget={DIALOGS.menu} popoverTargetAction="hide" />
        </div>
        <nav className={styles.nav} aria-label="Разделы">
          {header.map(({ label, to, hint }, index) => (
            <Link className={styles.link} key={to} to={to} aria-current={marks[index]}>
              {label} {hint ? <span className={styles.hint}>{hint}</span> : null}
            </Link>
          ))}
          <a className={styles.link} href="/poisk" data-opens={DIALOGS.search}>
            Поиск
          </a>
        </nav>
        <div className={styles.foot}>
          <ButtonLink variant="secondary" href={`tel:${phone}`} full>
            <Icon name="phone" />
            {formatPhone(phone)}
          </ButtonLink>
          <ButtonLink to="/contacts#form" full data-opens={DIALOGS.callback}>
            Вызвать замерщика
          </ButtonLink>
          <p className={styles.note}>
            {capitalize(hoursText)}. {office.address}
          </p>
        </div>
      </div>
    </dialog>
  );
}
