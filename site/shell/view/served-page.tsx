import { isCrawlerOrPreview } from '../runtime/crawler.ts';

let served: DocumentFragment | null = null;

/** Keeps the served markup for crawlers and link previews, which must never get an error page. */
export function keepServedPage(root: HTMLElement): void {
  if (!isCrawlerOrPreview(navigator.userAgent)) return;
  served = document.createDocumentFragment();
  served.append(...[...root.childNodes].map((node) => node.cloneNode(true)));
}

export function hasServedPage(): boolean {
  return served !== null;
}

export function ServedPage() {
  return <div style={{ display: 'contents' }} ref={(place) => place?.replaceChildren(served?.cloneNode(true) ?? '')} />;
}
