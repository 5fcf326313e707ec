import type { Shell } from '../../lib/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import styles from './mega-menu.module.css';

export function MegaMenuFeatured({ label, to, photo }: NonNullable<Shell['menu']['featured']>) {
  return (
    <Link className={styles.featured} to={to}>
      <Photo photo={photo} sizes="third" ratio="4/3" decorative />
      <span className={styles.featuredLabel}>
        {label}
        <Icon name="right" className={styles.arrow} />
      </span>
    </Link>
  );
}
