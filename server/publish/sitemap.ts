import { escapeMarkup } from '../../model/format/escape-markup.ts';
import type { StaticPage } from '../../site/entry-static.tsx';
import type { PageRecords } from './page-record.ts';

type Job = {
  readonly origin: string;
  readonly pages: readonly Pick<StaticPage, 'path'>[];
  readonly records: PageRecords;
};

const OPENING =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">';

/** Limit of search engines for pictures per page. */
const MAX_PICTURES = 1000;

export function sitemap({ origin, pages, records }: Job): string {
  const address = (path: string) => escapeMarkup(origin + encodeURI(path));
  const urls = pages.map(({ path }) => {
    const { changedOn = null, links = [] } = records[path] ?? {};
    return [
      `<url><loc>${address(path)}</loc>`,
      changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`,
      ...picturesOf(links).map((picture) => `<image:image><image:loc>${address(picture)}</image:loc></image:image>`),
      '</url>',
    ].join('');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${OPENING}\n${urls.join('\n')}\n</urlset>\n`;
}

/** Selects indexable pages under their canonical URL. */
export function listedPages<Page extends Pick<StaticPage, 'path' | 'payload'>>(pages: readonly Page[]): Page[] {
  return pages.filter(({ path, payload: { head } }) => !head.noindex && head.canonical === path);
}

/** Uses the WebP fallback, because every search engine reads it. */
function picturesOf(links: readonly string[]): string[] {
  return links.filter((link) => /^\/media\/.*\.webp$/.test(link)).slice(0, MAX_PICTURES);
}
