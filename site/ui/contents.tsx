import { useEffect, useState } from 'react';
import type { ContentsEntry } from '../../model/rich-text/contents-of.ts';
import css from './contents.module.css';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export function Contents({ entries, label }: { entries: readonly ContentsEntry[]; label: string }) {
  const current = useCurrentEntry(entries);
  if (entries.length < 2) return null;
  return (
    <>
      <nav className={css.aside} aria-label={label}>
        <ContentsLinks entries={entries} current={current} />
      </nav>
      <details className={css.fold}>
        <summary className={css.summary}>
          Содержание
          <Icon name="chev" className={css.chevron} />
        </summary>
        <nav aria-label={label}>
          <ContentsLinks entries={entries} current={current} />
        </nav>
      </details>
    </>
  );
}

type ContentsLinksProps = { entries: readonly ContentsEntry[]; current: string | null };

function ContentsLinks({ entries, current }: ContentsLinksProps) {
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

/** Returns the id of the last heading above the upper third of the viewport. */
function useCurrentEntry(entries: readonly ContentsEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
      setCurrent(passed.at(-1)?.id ?? null);
    };
    // The large top margin keeps passed headings intersecting, so that long jumps trigger the observer.
    const observer = new IntersectionObserver(update, { rootMargin: '1000000px 0px -66% 0px' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);

  return current;
}
