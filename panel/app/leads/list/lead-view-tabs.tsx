import { Link } from 'react-router';
import type { LeadCounts, LeadView } from '../../../contract/leads.ts';
import { FIRST_VIEW, LEAD_VIEW_NAMES, LEAD_VIEWS } from '../../../contract/leads.ts';
import styles from '../leads.module.css';
import type { LeadFilters } from '../use-lead-filters.ts';

type LeadViewTabsProps = { readonly view: LeadView; readonly filters: LeadFilters; readonly counts: LeadCounts | null };

/** Views that are always shown; others appear only while they contain leads. */
const ALWAYS_SHOWN: readonly LeadView[] = ['inbox', 'work', 'over', 'all'];

/** Scrolls the row of views horizontally; `scrollIntoView` would also scroll the list of leads below it. */
function bringIntoView(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

export function LeadViewTabs({ view, filters, counts }: LeadViewTabsProps) {
  const shown = LEAD_VIEW_NAMES.filter(
    (name) => ALWAYS_SHOWN.includes(name) || name === view || (counts?.[name] ?? 0) > 0,
  );
  return (
    <nav className={styles.shelves} aria-label="Где искать">
      {shown.map((name) => {
        const { show, ...others } = filters;
        const parameters = new URLSearchParams(name === FIRST_VIEW ? others : { ...others, show: name });
        return (
          <Link
            key={name}
            ref={name === view ? bringIntoView : null}
            className={styles.shelf}
            to={{ pathname: '/leads', search: parameters.toString() }}
            aria-current={name === view ? 'page' : undefined}
          >
            {LEAD_VIEWS[name]}
            {counts !== null && counts[name] > 0 && <b>{counts[name]}</b>}
          </Link>
        );
      })}
    </nav>
  );
}
