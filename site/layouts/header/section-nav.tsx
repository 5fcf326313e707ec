import { useShell } from '../../lib/shell.ts';
import { usePathname } from '../../navigation/place.ts';
import { Link } from '../../ui/link.tsx';
import { currentMarks } from './current-section.ts';
import { MegaMenu } from './mega-menu.tsx';
import styles from './section-nav.module.css';

/** Where the packages live: this section opens the wide menu. */
const MENU_SECTION = '/remont';

export function SectionNav() {
  const { header } = useShell();
  const pathname = usePathname();
  const marks = currentMarks(header, pathname);
  return (
    <nav className={styles.nav} aria-label="Разделы">
      <ul className={styles.list}>
        {header.map(({ label, to }, index) => (
          <li className={styles.item} key={to}>
            <Link className={styles.link} to={to} aria-current={marks[index]}>
              {label}
            </Link>
            {to === MENU_SECTION ? <MegaMenu label={label} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
