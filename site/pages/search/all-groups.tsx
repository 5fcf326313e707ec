import { Hits } from '../../features/search/found-groups.tsx';
import { SEARCH_KINDS, type SearchGroup, type SearchKind } from '../../features/search/search-entry.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Fold } from '../../ui/fold.tsx';
import css from './page.module.css';

/** Maximum number of entries per group; a longer group links to its own page. */
const LISTED = 60;
/** Sections shown without opening a group; they are sorted by popularity. */
const WAYS = 10;

/** Ways on for an empty query. Everything else is in closed groups, which open without JavaScript too. */
export function AllGroups({ groups }: { groups: readonly SearchGroup[] }) {
  const sections = groups.find(({ kind }) => kind === 'section');
  const others = groups.filter((group) => group !== sections);
  return (
    <div className={css.all}>
      {sections ? <Sections entries={sections.entries} /> : null}
      <div className={css.groups}>
        {others.map(({ kind, entries }) => (
          <Fold key={kind} summary={<GroupTitle kind={kind} count={entries.length} />}>
            <Hits entries={entries.slice(0, LISTED)} />
            {entries.length > LISTED ? <WholeList kind={kind} count={entries.length} /> : null}
          </Fold>
        ))}
      </div>
    </div>
  );
}

function Sections({ entries }: Pick<SearchGroup, 'entries'>) {
  const others = entries.slice(WAYS);
  return (
    <section aria-labelledby="all-section">
      <h2 className={css.heading} id="all-section">
        {SEARCH_KINDS.section.title}
      </h2>
      <Hits entries={entries.slice(0, WAYS)} />
      {others.length > 0 ? (
        <Fold className={css.more} summary={`Ещё разделы: ${others.length}`}>
          <Hits entries={others} />
        </Fold>
      ) : null}
    </section>
  );
}

function GroupTitle({ kind, count }: { kind: SearchKind; count: number }) {
  return (
    <>
      <h2 className={css.kind}>{SEARCH_KINDS[kind].title}</h2> <span className={css.count}>{count}</span>
    </>
  );
}

function WholeList({ kind, count }: { kind: SearchKind; count: number }) {
  const { title, to } = { to: undefined, ...SEARCH_KINDS[kind] };
  return to ? <ArrowLink to={to}>{`${title}: все ${count}`}</ArrowLink> : null;
}
