import { formatPhone } from '../../../model/format/phone.ts';
import { useShell } from '../../lib/shell.ts';
import { Link } from '../../ui/link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import css from './contacts-head.module.css';
import type { ContactsData } from './data.ts';
import { OpenNow } from './open-now.tsx';

export function ContactsHead({ title, holidays, schedule }: Pick<ContactsData, 'title' | 'holidays' | 'schedule'>) {
  const { phone, hoursText } = useShell();
  return (
    <Wrap className={css.head}>
      <h1>{title}</h1>
      <div className={css.aside}>
        <Link className={css.phone} to={`tel:${phone}`}>
          {formatPhone(phone)}
        </Link>
        <p className="sub">{hoursText}</p>
        {holidays ? <p className="sub">{holidays}</p> : null}
        <OpenNow schedule={schedule} />
      </div>
    </Wrap>
  );
}
