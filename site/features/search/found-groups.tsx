import type { ReactNode } from 'react';
import { each } from '../../ui/each.ts';
import { Link } from '../../ui/link.tsx';
import type { Found } from './create-search.ts';
import css from './search.module.css';
import { SEARCH_KINDS, type SearchEntry } from './search-entry.ts';

type FoundGroupsProps = {
  found: Found;
  inGroup: number;
  allOf?: string | undefined;
  headings: 'h2' | 'h3';
};

export function FoundGroups({ found, inGroup, allOf, headings: Title }: FoundGroupsProps) {
  return found.groups.map(({ kind, entries }) => (
    <section key={kind} aria-labelledby={`found-${kind}`}>
      <Title className={css.kind} id={`found-${kind}`}>
        {SEARCH_KINDS[kind].title} <span className={css.number}>{entries.length}</span>
      </Title>
      <Hits entries={entries.slice(0, inGroup)} mark={found.mark} />
      {entries.length > inGroup ? (
        <More count={entries.length - inGroup} to={allOf} title={SEARCH_KINDS[kind].title} />
      ) : null}
    </section>
  ));
}

function More({ count, to, title }: { count: number; to: string | undefined; title: string }) {
  if (to === undefined) return <p className={css.rest}>{`И ещё ${count}: добавьте слово, чтобы найти точнее.`}</p>;
  return (
    <Link ref={UNWATCHED} look="text" className={css.more} to={to} data-hit>
      <span>{`Ещё ${count}`}</span>
      <span className="vh">{`, ${title}`}</span>
    </Link>
  );
}

/** A `null` ref disables prefetching of results in the viewport, because they change with every keystroke. */
const UNWATCHED = null;

type HitsProps = { entries: readonly SearchEntry[]; mark?: Found['mark'] };

export function Hits({ entries, mark }: HitsProps) {
  return (
    <ul className={css.hits}>
      {entries.map(({ to, title, note }) => (
        <li key={to}>
          <Link ref={UNWATCHED} className={css.hit} to={to} data-hit>
            <span className={css.title}>{marked(title, mark)}</span>{' '}
            {note === '' ? null : <span className={css.note}>{marked(note, mark)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function marked(text: string, mark: Found['mark'] = () => [{ text, isMarked: false }]): ReactNode {
  return each(mark(text), (part) => (part.isMarked ? <mark>{part.text}</mark> : <span>{part.text}</span>));
}
