import { formatDate } from '../../../model/format/date.ts';
import { folderKinds } from '../../../model/kinds/kinds.ts';
import type { SiteMap, SitePage, SiteSection } from '../../contract/site-map.ts';
import type { Route } from '../http/route.ts';
import { LivePages } from './live-pages.ts';
import { liveRoutes } from './live-routes.ts';
import type { PageEdit } from './page-edits.ts';
import { pageEdits } from './page-edits.ts';
import { LIVE_URL } from './still-page.ts';

type Places = { readonly dataDir: string; readonly contentDir: string; readonly publicUrl: string };

export function siteMapRoutes({ dataDir, contentDir, publicUrl }: Places): readonly Route[] {
  const live = new LivePages(dataDir);
  return [
    {
      method: 'GET',
      path: '/api/site-map',
      operation: 'content',
      async handle(context) {
        const release = await live.release();
        const editOf = pageEdits(contentDir);
        const placed = (release?.pages ?? []).map(({ path, name }) => {
          const found = editOf(path);
          const picture = `${LIVE_URL}${encodeURI(path)}?release=${release?.id}`;
          const page: SitePage = { path, name, picture, edit: found.edit };
          return { page, section: sectionOf(path, found) };
        });
        return context.json({ siteUrl: publicUrl, sections: sectionsOf(placed) } satisfies SiteMap);
      },
    },
    ...liveRoutes(live),
  ];
}

const MAIN = 'Основные страницы';

/** Pages of an entry and pages below its list belong to the kind, all others to the main ones. */
function sectionOf(path: string, { kind }: PageEdit): string {
  if (kind) return kind.title;
  const [, first = '', ...rest] = path.split('/');
  const above = rest.length > 0 && folderKinds.find(({ address }) => address?.startsWith(`/${first}/:`));
  return above ? above.title : MAIN;
}

/** Editions of a document have one name; the day in their address tells them apart. */
function withDates(pages: readonly SitePage[]): SitePage[] {
  const byName = Map.groupBy(pages, ({ name }) => name);
  return pages.map((page) => {
    const [day] = /\d{4}-\d\d-\d\d$/.exec(page.path) ?? [];
    const isAlone = byName.get(page.name)?.length === 1;
    return day === undefined || isAlone ? page : { ...page, name: `${page.name}, ${formatDate(day)}` };
  });
}

type Placed = { readonly page: SitePage; readonly section: string };

/** The main pages, then the sections in the order of the panel's kinds; their pages in the order of the site. */
function sectionsOf(placed: readonly Placed[]): SiteSection[] {
  const bySection = Map.groupBy(placed, ({ section }) => section);
  return [MAIN, ...folderKinds.map(({ title }) => title)].flatMap((title) => {
    const pages = bySection.get(title)?.map(({ page }) => page) ?? [];
    return pages.length === 0 ? [] : [{ title, pages: withDates(pages) }];
  });
}
