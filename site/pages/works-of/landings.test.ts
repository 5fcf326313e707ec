import { beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { worksLandings } from '../../features/works/landings.ts';
import { pagesOf } from '../../static/static-pages.ts';
import { pageSources } from '../sources.ts';

let content: Content;
beforeAll(async () => {
  content = await loadDemo();
}, 60_000);

const withWorks = (works: Content['works']): Content => ({ ...content, works });
const paths = (of: Content) => worksLandings(of).map(({ path }) => path);
const getKomfortWorks = () => content.works.filter((work) => work.package === 'komfort');

describe('a list of works of one package or one kind of house', () => {
  test('exists for every package and house with texts and enough works', () => {
    expect(paths(content)).toEqual(
      expect.arrayContaining([
        '/works/paket/komfort',
        '/works/paket/avtorskiy',
        '/works/dom/novostroyka',
        '/works/dom/vtorichka',
        '/works/dom/nemetskiy-dom',
      ]),
    );
  });

  test('is missing for fewer than two works', () => {
    expect(paths(withWorks(getKomfortWorks().slice(0, 2)))).toContain('/works/paket/komfort');
    expect(paths(withWorks(getKomfortWorks().slice(0, 1)))).toEqual([]);
  });

  test('is missing without texts', () => {
    const { pages } = content;
    const landings = pages.works.landings.filter((words) => words.package !== 'komfort');
    const wordless = { ...content, pages: { ...pages, works: { ...pages.works, landings } } };
    expect(paths(wordless)).toEqual(paths(content).filter((path) => path !== '/works/paket/komfort'));
  });

  test('is a page with its own heading, texts and address, and shows all its works', () => {
    const pages = pagesOf(content, pageSources).filter(({ entry }) => entry.page === 'works-of');
    expect(pages.map(({ path }) => path)).toEqual(paths(content));
    for (const landing of worksLandings(content)) {
      const { payload } = pages.find(({ path }) => path === landing.path) ?? {};
      const data = payload?.data as { works: { slug: string }[]; others: { to: string }[] };
      expect(payload?.head).toMatchObject({ canonical: landing.path });
      expect(payload?.head.noindex).toBeUndefined();
      expect(payload?.meta.bannerTitle).toBe(landing.words.title);
      expect(data.works.map(({ slug }) => slug)).toEqual(landing.works.map(({ slug }) => slug));
      expect(data.others.map(({ to }) => to)).toEqual(paths(content).filter((path) => path !== landing.path));
    }
    const heads = pages.map(({ payload }) => `${payload.head.title} ${payload.head.description}`);
    expect(new Set(heads).size).toBe(pages.length);
  });

  test('is linked from the list of all works and from the page of its package', () => {
    const dataOf = (path: string) => pagesOf(content, pageSources).find((page) => page.path === path)?.payload.data;
    expect((dataOf('/works') as { landings: { to: string }[] }).landings.map(({ to }) => to)).toEqual(paths(content));
    expect(dataOf('/remont/komfort')).toMatchObject({ worksTo: '/works/paket/komfort' });
    expect(dataOf('/remont/belaya-otdelka')).toMatchObject({ worksTo: '/works?paket=belaya-otdelka' });
  });
});
