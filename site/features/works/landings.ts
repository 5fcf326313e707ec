import type { Content } from '../../../model/content.ts';
import { housingNames } from '../../../model/kinds/housing.ts';
import type { Pages } from '../../../model/kinds/pages.ts';

type Words = Pages['works']['landings'][number];

export type Landing = {
  readonly path: string;
  /** Route parameters: `{ paket: 'komfort' }` or `{ dom: 'novostroyka' }`. */
  readonly params: Readonly<Record<string, string>>;
  readonly label: string;
  readonly words: Words;
  readonly works: Content['works'];
};

export type LandingLink = { readonly to: string; readonly label: string; readonly count: number };

const MIN_WORKS = 2;

type Source = Pick<Content, 'works' | 'packages'> & {
  readonly pages: { readonly works: Pick<Pages['works'], 'oldHouse' | 'landings'> };
};

/** Returns the landing pages that have their own texts and at least `MIN_WORKS` works. */
export function worksLandings({ works, packages, pages }: Source): Landing[] {
  const houses = housingNames(pages.works.oldHouse);
  return pages.works.landings.flatMap((words): Landing[] => {
    const item = packages.find(({ slug }) => slug === words.package);
    const found = works.filter((work) =>
      item ? work.package === item.slug : words.housing !== undefined && work.housing === words.housing,
    );
    if (found.length < MIN_WORKS) return [];
    if (item) {
      const label = `Пакет «${item.title}»`;
      return [{ path: `/works/paket/${item.slug}`, params: { paket: item.slug }, label, words, works: found }];
    }
    if (words.housing === undefined) return [];
    const { value, label } = houses[words.housing];
    return [{ path: `/works/dom/${value}`, params: { dom: value }, label, words, works: found }];
  });
}

export function toLandingLink({ path, label, works }: Landing): LandingLink {
  return { to: path, label, count: works.length };
}
