import { Icon } from '../../ui/icon.tsx';
import css from './contents.module.css';
import { ContentsLinks } from './contents-links.tsx';
import type { ContentsEntry } from './data.ts';
import { useCurrentEntry } from './use-current-entry.ts';

/** Stays in view on wide screens, folds on narrow ones. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const current = useCurrentEntry(entries);
  if (entries.length < 2) return null;
  return (
    <>
      <nav className={css.aside} aria-label="Содержание статьи">
        <ContentsLinks entries={entries} current={current} />
      </nav>
      <details className={css.fold}>
        <summary className={css.summary}>
          Содержание
          <Icon name="chev" className={css.chevron} />
        </summary>
        <nav aria-label="Содержание статьи">
          <ContentsLinks entries={entries} current={current} />
        </nav>
      </details>
    </>
  );
}
