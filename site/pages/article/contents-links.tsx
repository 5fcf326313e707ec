import { Link } from '../../ui/link.tsx';
import css from './contents-links.module.css';
import type { ContentsEntry } from './data.ts';

type ContentsLinksProps = { entries: readonly ContentsEntry[]; current: string | null };

export function ContentsLinks({ entries, current }: ContentsLinksProps) {
  return (
    <ol>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <Link className={css.link} to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
