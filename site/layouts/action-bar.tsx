import { formatPhone } from '../../model/format/phone.ts';
import { MESSENGERS } from '../../model/lead/contact-ways.ts';
import { useShell } from '../lib/shell.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './action-bar.module.css';
import { MessengerIcon } from './messenger-icon.tsx';
import { useFormInView } from './use-form-in-view.ts';

/** Phones only; steps aside while a form is on the screen. */
export function ActionBar() {
  const { phone, messengers } = useShell();
  const away = { yes: 'yes', no: undefined, unknown: 'unknown' }[useFormInView()];
  const [messenger] = messengers;
  return (
    <nav className={styles.bar} aria-label="Быстрая связь" data-away={away}>
      <a className={styles.action} href={`tel:${phone}`} aria-label={`Позвонить ${formatPhone(phone)}`}>
        <Icon name="phone" />
        Позвонить
      </a>
      {messenger ? (
        <a className={styles.action} href={messenger.url} rel="noopener" aria-label={messenger.label}>
          <MessengerIcon kind={messenger.kind} />
          {MESSENGERS[messenger.kind].name}
        </a>
      ) : null}
      <Link className={styles.request} to="/contacts#form" data-open-callback>
        Заявка
      </Link>
    </nav>
  );
}
