import type { Content } from '../../../model/content.ts';

const IN_ROW = 3;

type ShownWorks = { readonly featured: Content['works'][number] | undefined; readonly row: Content['works'] };

/** Works of the home page: those chosen, otherwise the newest. */
export function shownWorks({ works, home: { works: chosen } }: Pick<Content, 'works' | 'home'>): ShownWorks {
  const find = (slug: string) => works.find((work) => work.slug === slug);
  const featured = chosen.featured === undefined ? works[0] : find(chosen.featured);
  const row = chosen.row?.flatMap((slug) => find(slug) ?? []) ?? works.filter((work) => work !== featured);
  return { featured, row: row.slice(0, IN_ROW) };
}
