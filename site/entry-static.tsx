import type { Content } from '../model/content.ts';
import { typeset } from '../model/format/typeset.ts';
import { ESTIMATES_URL } from './features/calculator/estimate-facts.ts';
import { estimateFacts } from './features/calculator/estimate-facts-data.ts';
import type { PagePayload } from './page-contract/page.ts';
import type { NotFoundKind } from './page-contract/page-error.ts';
import { PageError } from './page-contract/page-error.ts';
import { pageSources } from './pages/sources.ts';
import { PLACES_URL } from './pages/thankyou/places.ts';
import { viewingPlaces } from './pages/thankyou/places-data.ts';
import { callFacts } from './shell/facts/call-facts.ts';
import type { Shell } from './shell/facts/shell.ts';
import { shellData } from './shell/facts/shell-data.ts';
import { CALLS_URL } from './shell/navigation/call-facts.ts';
import { SHELL_URL } from './shell/view/boot-data.ts';
import { loadPage } from './shell/view/load-page.ts';
import type { RenderedPage } from './static/render-page.tsx';
import { renderError, renderFrame, renderPage } from './static/render-page.tsx';
import type { PageRef, StaticPage } from './static/static-pages.ts';
import { pagesOf } from './static/static-pages.ts';
import { UsedPhotos } from './static/used-photos.ts';

export type { DocumentFrame, DocumentParts } from './document.ts';
export { renderDocument, renderDocumentFrame, SHARED_URLS } from './document.ts';
export { isClosed } from './head/head-tags.ts';
export { dataUrl } from './page-contract/data-url.ts';
export { pageCodeUrl } from './page-contract/page-code-url.ts';
export { FEED_URL } from './pages/news/feed-url.ts';
export { mediaUrl, rungs, shareImageUrl, toPhotoView } from './pictures/photo.ts';
export { routes } from './routes.ts';
export type { MarkupFacts } from './static/markup-facts.ts';
export { pageCode } from './static/page-code.tsx';
export { queryNames } from './static/query-names.ts';
export type { PageRef, RenderedPage, StaticPage };

/** Placeholder for the requested path in 404 documents; the server replaces it. */
export const PATH_TOKEN = '%%PATH%%';

export type Site = {
  readonly shell: Shell;
  readonly shared: Readonly<Record<string, object>>;
  readonly themeColor: string;
  readonly siteName: string;
  pages(): StaticPage[];
  payload(page: StaticPage): PagePayload;
  /** Names of the photographs used by pages and shared data; complete after `pages()` was called. */
  readonly usedPhotos: ReadonlySet<string>;
  render(page: StaticPage): Promise<RenderedPage>;
  renderNotFound(kind: NotFoundKind): Promise<RenderedPage>;
  /** Renders the page frame with `MAIN_TOKEN` as its main part. */
  renderFrame(): Promise<RenderedPage>;
};

/** Creates the website as a pure function of content. `base` is the prefix of every URL. */
export function createSite(given: Content, base = ''): Site {
  const photos = new UsedPhotos(given.photos);
  const content: Content = { ...given, photos };
  const shell = shellData(content);
  return {
    shell,
    shared: {
      [SHELL_URL]: shell,
      [CALLS_URL]: callFacts(content),
      [ESTIMATES_URL]: estimateFacts(content),
      [PLACES_URL]: viewingPlaces(content),
    },
    themeColor: content.brand.colours.page,
    siteName: content.company.brand,
    usedPhotos: photos.used,
    pages: () => pagesOf(content, pageSources),
    payload: ({ payload }) => ({ ...payload, data: typeset(payload.data) }),
    async render({ path, entry, payload }) {
      await loadPage(entry.page);
      return renderPage({ shell, path, base }, entry.page, { ...payload, data: typeset(payload.data) });
    },
    async renderNotFound(kind) {
      const error = new PageError({ status: 404, notFound: kind, message: '' });
      const { markup, facts } = await renderError({ shell, path: `/${encodeURIComponent(PATH_TOKEN)}`, base }, error);
      return { markup: markup.replaceAll(`/${PATH_TOKEN}`, PATH_TOKEN), facts };
    },
    renderFrame: () => renderFrame(shell, base),
  };
}
