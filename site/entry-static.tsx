import type { Content } from '../model/content.ts';
import { ESTIMATES_URL } from './features/calculator/estimate-facts.ts';
import { estimateFacts } from './features/calculator/estimate-facts-data.ts';
import { callFacts } from './lib/call-facts.ts';
import type { PagePayload } from './lib/page.ts';
import type { NotFoundKind } from './lib/page-error.ts';
import { PageError } from './lib/page-error.ts';
import type { Shell } from './lib/shell.ts';
import { shellData } from './lib/shell-data.ts';
import { typeset } from './lib/typeset.ts';
import { CALLS_URL } from './navigation/call-facts.ts';
import { pageSources } from './pages/sources.ts';
import { SHELL_URL } from './router/boot-data.ts';
import { loadPage } from './router/page-registry.ts';
import { renderPath } from './static/render-path.tsx';
import type { PageRef, StaticPage } from './static/static-pages.ts';
import { pagesOf } from './static/static-pages.ts';

export type { DocumentParts } from './document.ts';
export { renderDocument } from './document.ts';
export { dataUrl } from './lib/data-url.ts';
export { isClosed } from './lib/head-tags.ts';
export { FALLBACK_WIDTHS, LADDER_WIDTHS, mediaUrl, rungs, toPhotoView } from './lib/photo.ts';
export { FEED_URL } from './pages/news/feed-url.ts';
export { routes } from './routes.ts';
export { queryNames } from './static/query-names.ts';
export type { PageRef, StaticPage };

/** Stands in the served 404 documents where the server writes the address asked for. */
export const PATH_TOKEN = '%%PATH%%';

export type Site = {
  readonly shell: Shell;
  /** Data that is no page's, by its address. */
  readonly shared: Readonly<Record<string, object>>;
  readonly themeColor: string;
  readonly siteName: string;
  /** Every page that the content asks for, with its data made. */
  pages(): StaticPage[];
  /** What the browser gets of a page. */
  payload(page: StaticPage): PagePayload;
  /** The markup inside `#root`. */
  render(page: StaticPage): Promise<string>;
  renderNotFound(kind: NotFoundKind): Promise<string>;
};

/** The website as a pure function of content. `base` is what stands before each of its addresses. */
export function createSite(content: Content, base = ''): Site {
  const shell = shellData(content);
  return {
    shell,
    shared: { [SHELL_URL]: shell, [CALLS_URL]: callFacts(content), [ESTIMATES_URL]: estimateFacts(content) },
    themeColor: content.brand.colours.page,
    siteName: content.company.brand,
    pages: () => pagesOf(content, pageSources),
    payload: ({ payload }) => ({ ...payload, data: typeset(payload.data) }),
    async render({ path, entry, payload }) {
      if (entry.page) await loadPage(entry.page);
      return renderPath(shell, path, { ...payload, data: typeset(payload.data) }, base);
    },
    async renderNotFound(kind) {
      const error = new PageError({ status: 404, notFound: kind, message: '' });
      const html = await renderPath(shell, `/${encodeURIComponent(PATH_TOKEN)}`, error, base);
      return html.replaceAll(`/${PATH_TOKEN}`, PATH_TOKEN);
    },
  };
}
