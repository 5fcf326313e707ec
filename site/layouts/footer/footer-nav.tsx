import { useId } from 'react';
import { useShell } from '../../lib/shell.ts';
import { Link } from '../../ui/link.tsx';
import styles from './footer-nav.module.css';

/** Also the menu of a phone without scripts, hence the id. */
export function FooterNav() {
  const { footer } = useShell();
  const id = useId();
  return (
    <nav className={styles.nav} id="footer-nav" aria-label="Все разделы">
      {footer.map(({ title, links }, index) => (
        <div key={title}>
          <p className={styles.title} id={`${id}${index}`}>
            {title}
          </p>
          <ul aria-labelledby={`${id}${index}`}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
