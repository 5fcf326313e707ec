import { headTags } from '../lib/head-tags.ts';
import type { Head } from '../lib/page.ts';

let origin: string | undefined;

/** Makes the document's head say what is shown: of a page all that is known, of an error the title only. */
export function applyHead(title: string, head: Head | undefined): void {
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
