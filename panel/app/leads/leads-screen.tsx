import { useLayoutEffect, useRef } from 'react';
import { Outlet, useMatch } from 'react-router';
import styles from './leads.module.css';
import { LeadInbox } from './list/lead-inbox.tsx';

/** The inbox; an opened lead stands beside it where there is room, and in its place on a phone. */
export function LeadsScreen() {
  const opened = useMatch('/leads/:number')?.params.number ?? null;
  const place = useRef(0);
  // A lead begins at its top; the list is found where it was left.
  useLayoutEffect(() => {
    window.scrollTo(0, opened === null ? place.current : 0);
  }, [opened]);
  return (
    <div className={styles.frame}>
      <div className={styles.screen} data-open={opened !== null || undefined}>
        <section
          className={styles.list}
          aria-label="Список заявок"
          onClickCapture={() => {
            place.current = window.scrollY;
          }}
        >
          <LeadInbox isBeside={opened !== null} />
        </section>
        <div>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
