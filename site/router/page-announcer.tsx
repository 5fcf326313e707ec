import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Head } from '../lib/page.ts';
import { applyHead } from './apply-head.ts';

/** After a soft navigation: title and meta follow, the `h1` takes the focus, the new title is read out. */
export function PageAnnouncer({ head }: { head: Head | undefined }) {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    // After an error screen this is a new announcer, and the title is still that of the error.
    if (!head || (shownPath.current === pathname && document.title === head.title)) return;
    shownPath.current = pathname;
    applyHead(head);
    setAnnouncement(head.title);
    if (hash === '') focusHeading();
  }, [pathname, hash, head]);

  return (
    <p className="vh" role="status">
      {announcement}
    </p>
  );
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
