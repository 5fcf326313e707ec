import type { Crumb } from '../lib/page.ts';
import { Link } from '../ui/link.tsx';
import { Wrap } from '../ui/wrap.tsx';
import styles from './breadcrumbs.module.css';

const HOME: Crumb = { label: 'Главная', to: '/' };

/** The way from the home page; the last step is the page itself and no link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const trail = crumbs[0]?.to === HOME.to ? crumbs : [HOME, ...crumbs];
  const current = trail.at(-1);
  if (!current || trail.length < 2) return null;
  return (
    <nav aria-label="Хлебные крошки">
      <Wrap>
        <ol className={styles.list}>
          {trail.slice(0, -1).map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li>
            <span aria-current="page" title={current.label}>
              {current.label}
            </span>
          </li>
        </ol>
      </Wrap>
    </nav>
  );
}
