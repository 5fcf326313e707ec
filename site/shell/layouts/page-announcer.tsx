import { useEffect, useRef, useState } from 'react';
import { headTags } from '../../head/head-tags.ts';
import type { Head } from '../../page-contract/page.ts';
import { reportVisitEvent } from '../../visit/visit-events.ts';
import { useShell } from '../facts/shell.ts';
import { usePlace } from '../navigation/place.ts';

/** Updates the head, focuses the heading and announces the title after a navigation; errors have no `head`. */
export function PageAnnouncer({ head }: { head: Head | undefined }) {
  const { pathname, hash } = usePlace();
  const { brand } = useShell();
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  const title = head?.title ?? `Страница не открылась — ${brand}`;

  useEffect(() => {
    // The component remounts after an error screen, and the title is still that of the error.
    if (shownPath.current === pathname && document.title === title) return;
    shownPath.current = pathname;
    applyHead(title, head);
    setAnnouncement(title);
    if (head) reportVisitEvent({ page: pathname });
    if (hash === '') focusHeading();
  }, [pathname, hash, title, head]);

  return (
    <p className="vh" role="status">
      {announcement}
    </p>
  );
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1, [data-page-error] h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

let origin: string | undefined;

function applyHead(title: string, head: Head | undefined): void {
  document.title = title;
  // The origin comes from `og:url`, since the document may have been opened under another host name.
  origin ??= new URL(document.querySelector<HTMLMetaElement>('[property="og:url"]')?.content ?? '', location.origin)
    .origin;
  for (const element of document.head.querySelectorAll('[data-head]')) element.remove();
  for (const { name, attributes } of head ? headTags(head, origin) : []) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute('data-head', '');
    document.head.append(element);
  }
}
