import { Hits } from '../../features/search/found-groups.tsx';
import { SEARCH_KINDS, type SearchGroup, type SearchKind } from '../../features/search/search-entry.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import css from './page.module.css';

/** Maximum number of entries per group; a longer group links to its own page. */
const LISTED = 60;

export function AllGroups({ groups }: { groups: readonly SearchGroup[] }) {
  return groups.map(({ kind, entries }) => (
    <section className={css.group} key={kind} aria-labelledby={`all-${kind}`}>
      <h2 className={css.heading} id={`all-${kind}`}>
        {SEARCH_KINDS[kind].title}
      </h2>
      <Hits entries={entries.slice(0, LISTED)} />
      {entries.length > LISTED ? <WholeList kind={kind} count={entries.length} /> : null}
    </section>
  ));
}

function WholeList({ kind, count }: { kind: SearchKind; count: number }) {
  const { title, to } = { to: undefined, ...SEARCH_KINDS[kind] };
  return to ? <ArrowLink to={to}>{`${title}: все ${count}`}</ArrowLink> : null;
}
