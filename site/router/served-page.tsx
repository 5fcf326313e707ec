import { isCrawlerOrPreview } from '../runtime/crawler.ts';

let served: DocumentFragment | null = null;

/** Keeps what the server sent, for those who shall never see an error page: crawlers and previews. */
export function keepServedPage(root: HTMLElement): void {
  if (!isCrawlerOrPreview(navigator.userAgent)) return;
  served = document.createDocumentFragment();
  served.append(...[...root.childNodes].map((node) => node.cloneNode(true)));
}

export function hasServedPage(): boolean {
  return served !== null;
}

/** The page as it was served, in the place of an error screen. */
export function ServedPage() {
  return <div style={{ display: 'contents' }} ref={(place) => place?.replaceChildren(served?.cloneNode(true) ?? '')} />;
}
