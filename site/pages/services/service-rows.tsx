import type { ServiceRowView } from './data.ts';
import { ServiceRow } from './service-row.tsx';
import styles from './service-rows.module.css';

export function ServiceRows({ services }: { services: readonly ServiceRowView[] }) {
  return (
    <ul className={styles.rows}>
      {services.map((service, index) => (
        <li className={styles.row} key={service.slug}>
          <ServiceRow service={service} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
