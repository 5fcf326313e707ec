import { useShell } from '../shell/shell.ts';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './home-link.module.css';

/** `reload` where the router may be what failed. */
export function HomeLink({ reload = false }: { reload?: boolean }) {
  const { brand, mark } = useShell();
  return (
    <Link className={styles.home} to="/" reload={reload} aria-label={`${brand}, на\u00a0главную`}>
      <Logo name={brand} mark={mark} />
    </Link>
  );
}
