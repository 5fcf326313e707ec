import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useShell } from '../facts/shell.ts';
import styles from './home-link.module.css';

/** `reload` loads a new document, for screens on which the router may have failed. */
export function HomeLink({ reload = false }: { reload?: boolean }) {
  const { brand, mark } = useShell();
  return (
    <Link className={styles.home} to="/" reload={reload} aria-label={`${brand}, на\u00a0главную`}>
      <Logo name={brand} mark={mark} />
    </Link>
  );
}
