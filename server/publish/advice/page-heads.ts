import type { PageHead } from '../../../model/advice/advised.ts';
import type { StaticPage } from '../../../site/entry-static.tsx';
import { listedPages } from '../sitemap.ts';

/** What search engines read of the pages that they may list. */
export function pageHeads(pages: readonly StaticPage[]): PageHead[] {
  return listedPages(pages).map(({ path, payload: { head } }) => {
    return { path, title: head.title, description: head.description };
  });
}
