import { formatDate } from '../../../model/format/date.ts';
import { Link } from '../../ui/link.tsx';
import type { VersionEntry } from './data.ts';
import css from './versions.module.css';

/** Every text that anyone may have agreed to. */
export function Versions({ versions }: { versions: readonly VersionEntry[] }) {
  return (
    <nav aria-label="Редакции документа">
      <ul className={css.list}>
        {versions.map(({ to, from, until, isShown }) => (
          <li key={to}>
            <Link className={css.version} to={to} aria-current={isShown ? 'page' : undefined}>
              <span className={css.name}>
                Редакция от <time dateTime={from}>{formatDate(from)}</time>
              </span>
              <span className={css.term}>{until ? `действовала по ${formatDate(until)}` : 'действует сейчас'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
