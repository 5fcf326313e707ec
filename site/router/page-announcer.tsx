import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { headTags } from '../head/head-tags.ts';
import type { Head } from '../page-contract/page.ts';
import { useShell } from '../shell/shell.ts';
import { tellAct } from '../visit/acts.ts';

/**
 * After a soft navigation: title and meta follow, the heading takes the focus, the new title is read out. Without a
 * head there is an error in the place of the page.
 */
export function PageAnnouncer({ head }: { head: Head | undefined }) {
  const { pathname, hash } = useLocation();
  const { brand } = useShell();
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  const title = head?.title ?? `Страница не открылась — ${brand}`;

  useEffect(() => {
    // After an error screen this is a new announcer, and the title is still that of the error.
    if (shownPath.current === pathname && document.title === title) return;
    shownPath.current = pathname;
    applyHead(title, head);
    setAnnouncement(title);
    if (head) tellAct({ page: pathname });
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

/** Makes the document's head say what is shown: of a page all that is known, of an error the title only. */
function applyHead(title: string, head: Head | undefined): void {
  document.title = title;
  // As served pages name it: this document may have come by another address of the site.
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
