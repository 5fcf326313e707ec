import { formatPhone } from '../../../model/format/phone.ts';
import type { Company } from '../../../model/kinds/company.ts';
import { useShell } from '../../lib/shell.ts';
import { Link } from '../../ui/link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import css from './contacts-head.module.css';
import { OpenNow } from './open-now.tsx';

type ContactsHeadProps = { title: string; hours: Company['hours'] };

export function ContactsHead({ title, hours }: ContactsHeadProps) {
  const { phone, hoursText } = useShell();
  return (
    <Wrap className={css.head}>
      <h1>{title}</h1>
      <div className={css.aside}>
        <Link className={css.phone} to={`tel:${phone}`}>
          {formatPhone(phone)}
        </Link>
        <p className="sub">{hoursText}</p>
        <OpenNow hours={hours} />
      </div>
    </Wrap>
  );
}
