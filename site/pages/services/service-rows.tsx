import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import type { ServiceRowView } from './data.ts';
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

type ServiceRowProps = { service: ServiceRowView; isFirst: boolean };

function ServiceRow({ service, isFirst }: ServiceRowProps) {
  const { slug, title, summary, price, term, photo } = service;
  return (
    <article className={styles.service} data-card="">
      <Photo className={styles.photo} photo={photo} sizes="serviceRow" priority={isFirst} />
      <div>
        <h2 className={styles.title}>
          <Link to={`/services/${slug}`} stretched>
            {title}
          </Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
      </div>
      <p className={styles.terms}>
        <b>{price}</b> <span>{term}</span>
      </p>
      <Icon name="right" className={styles.arrow} />
    </article>
  );
}
