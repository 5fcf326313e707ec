import { formatPhone } from '../../../model/format/phone.ts';
import type { Company } from '../../../model/kinds/company.ts';
import grid from '../../ui/grid.module.css';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import css from './directory.module.css';
import { Messengers } from './messengers.tsx';
import { Requisites } from './requisites.tsx';

type DirectoryProps = Pick<Company, 'departments' | 'requisites'>;

export function Directory({ departments, requisites }: DirectoryProps) {
  return (
    <Section spacing="tight">
      <div className={grid.two}>
        <div className={css.people}>
          <Departments departments={departments} />
          <Messengers />
        </div>
        <Requisites requisites={requisites} />
      </div>
    </Section>
  );
}

function Departments({ departments }: { departments: Company['departments'] }) {
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
