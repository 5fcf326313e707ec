import { useLayoutEffect, useRef } from 'react';
import { Outlet, useMatch } from 'react-router';
import styles from './leads.module.css';
import { LeadsFrame } from './leads-frame.tsx';
import { LeadInbox } from './list/lead-inbox.tsx';

/** The inbox in the whole window; an opened lead is shown next to it on wide screens and instead of it on a phone. */
export function LeadsScreen() {
  const opened = useMatch('/leads/:number')?.params.number ?? null;
  const place = useRef(0);
  // Restores the scroll position of the list; a lead starts at its top.
  useLayoutEffect(() => {
    window.scrollTo(0, opened === null ? place.current : 0);
  }, [opened]);
  return (
    <LeadsFrame>
      <div className={styles.screen} data-open={opened !== null || undefined}>
        <section
          className={styles.list}
          aria-label="Список заявок"
          onClickCapture={() => {
            place.current = window.scrollY;
          }}
        >
          <LeadInbox opened={opened === null ? null : Number(opened)} />
        </section>
        <div>
          <Outlet />
        </div>
      </div>
    </LeadsFrame>
  );
}
