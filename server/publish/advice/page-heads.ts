import type { PageHead } from '../../../model/advice/advised.ts';
import type { StaticPage } from '../../../site/entry-static.tsx';
import { listedPages } from '../sitemap.ts';

export function pageHeads(pages: readonly StaticPage[]): PageHead[] {
  return listedPages(pages).map(({ path, payload: { head } }) => {
    return { path, title: head.title, description: head.description };
  });
}
