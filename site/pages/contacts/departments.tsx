import { formatPhone } from '../../../model/format/phone.ts';
import type { Company } from '../../../model/kinds/company.ts';
import { Link } from '../../ui/link.tsx';
import css from './departments.module.css';

export function Departments({ departments }: { departments: Company['departments'] }) {
  return (
    <div>
      <h2 className={css.title}>Кому звонить</h2>
      <ul>
        {departments.map(({ label, phone, email }) => (
          <li key={label} className={css.row}>
            <span className={css.label}>{label}</span>
            <span className={css.ways}>
              {phone ? (
                <Link className="tel" look="text" to={`tel:${phone}`}>
                  {formatPhone(phone)}
                </Link>
              ) : null}
              {email ? (
                <Link className={phone ? css.email : undefined} look="text" to={`mailto:${email}`}>
                  {email}
                </Link>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
