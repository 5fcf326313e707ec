import type { ReactNode } from 'react';
import { formatPhone } from '../../../model/format/phone.ts';
import type { Home } from '../../../model/kinds/home.ts';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './closing.module.css';
import type { ContactsData } from './contacts-data.ts';

type ClosingProps = Home['closing'] & { contacts: ContactsData };

export function Closing({ contacts: { phone, hoursText, office }, ...words }: ClosingProps) {
  return (
    <FormBand kind="callback" wishes={false} {...words}>
      <ul className={styles.lines}>
        <ContactLine icon="phone" note={hoursText}>
          <Link className={styles.phone} look="text" to={`tel:${phone}`}>
            {formatPhone(phone)}
          </Link>
        </ContactLine>
        <ContactLine icon="pin">
          <Link look="text" to={office.mapUrl}>
            {office.address}
          </Link>
        </ContactLine>
      </ul>
    </FormBand>
  );
}

type ContactLineProps = { icon: IconName; note?: string; children: ReactNode };

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
