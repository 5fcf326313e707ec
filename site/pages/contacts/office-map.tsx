import { formatPhone } from '../../../model/format/phone.ts';
import type { MapView } from '../../pictures/map-view.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { CityMap } from '../../ui/map/city-map.tsx';
import type { Office } from './data.ts';
import css from './office-map.module.css';

export function OfficeMap({ office, map }: { office: Office; map: MapView | undefined }) {
  const { phone, email, hoursText } = useShell();
  return (
    <CityMap map={map}>
      <h2 className={css.title}>{office.title}</h2>
      <ul className={css.ways}>
        <li>
          <Icon name="pin" />
          <div>
            {office.address}
            {office.note ? <p className={css.note}>{office.note}</p> : null}
          </div>
        </li>
        <li>
          <Icon name="phone" />
          <div>
            <Link className="tel" look="text" to={`tel:${phone}`}>
              {formatPhone(phone)}
            </Link>
            <p className={css.note}>{hoursText}</p>
          </div>
        </li>
        <li>
          <Icon name="mail" />
          <div>
            <Link look="text" to={`mailto:${email}`}>
              {email}
            </Link>
          </div>
        </li>
      </ul>
      <ButtonLink className={css.route} href={office.mapUrl} rel="noopener" variant="secondary" size="s">
        Построить маршрут
      </ButtonLink>
    </CityMap>
  );
}
