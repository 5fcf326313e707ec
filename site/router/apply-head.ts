import { headTags } from '../lib/head-tags.ts';
import type { Head } from '../lib/page.ts';

/** Makes the document's head say what the current page says. */
export function applyHead(head: Head): void {
  document.title = head.title;
  for (const element of document.head.querySelectorAll('[data-head]')) element.remove();
  for (const { name, attributes } of headTags(head, location.origin)) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute('data-head', '');
    document.head.append(element);
  }
}
