import type { ReactNode } from 'react';
import { formatPhone } from '../../../model/format/phone.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Link } from '../../ui/link.tsx';
import { CityMap } from '../../ui/map/city-map.tsx';
import styles from './contacts.module.css';
import type { ContactsData } from './contacts-data.ts';

export function Contacts({ phone, email, hoursText, messengers, office, map }: ContactsData) {
  const [messenger] = messengers;
  return (
    <section className={styles.contacts} aria-label="Контакты">
      <CityMap map={map}>
        <h2 className={styles.title}>{office.title}</h2>
        <ul className={styles.lines}>
          <ContactLine icon="pin" note={office.note}>
            {office.address}
          </ContactLine>
          <ContactLine icon="phone" note={hoursText}>
            <Link className={styles.phone} look="text" to={`tel:${phone}`}>
              {formatPhone(phone)}
            </Link>
          </ContactLine>
          {messenger ? (
            <ContactLine icon="telegram" note={messenger.note}>
              <Link look="text" to={messenger.url}>
                {messenger.label}
              </Link>
            </ContactLine>
          ) : null}
          <ContactLine icon="mail">
            <Link look="text" to={`mailto:${email}`}>
              {email}
            </Link>
          </ContactLine>
        </ul>
        <ButtonLink className={styles.route} variant="secondary" size="s" to={office.mapUrl}>
          Построить маршрут
        </ButtonLink>
      </CityMap>
    </section>
  );
}

type ContactLineProps = { icon: IconName; note?: string | undefined; children: ReactNode };

function ContactLine({ icon, note, children }: ContactLineProps) {
  return (
    <li className={styles.line}>
      <Icon name={icon} className={styles.icon} />
      <div>
        {children}
        {note ? <span className={styles.note}>{note}</span> : null}
      </div>
    </li>
  );
}
