import type { Content } from '../../../model/content.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import type { ArticleCardView } from '../../features/articles/article-card-data.ts';
import { toArticleCard } from '../../features/articles/article-card-data.ts';
import { laterPages, listPage } from '../../features/list/list-pages.ts';
import type { Portion } from '../../features/list/portions.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';
import { sharePicture } from '../../pictures/share-picture.ts';
import { FEED_URL } from './feed-url.ts';

const PER_PAGE = 12;

export type TagCount = { readonly tag: string; readonly count: number };

export type NewsData = Portion<ArticleCardView> & {
  readonly tags: readonly TagCount[];
  readonly emptyText: string;
  readonly form: Pages['news']['form'];
};

export const source: PageSource<NewsData, TagCount[]> = {
  shared: tagCounts,
  params: ({ articles }) => laterPages(articles.length, PER_PAGE),

  data(content, { number }, tags) {
    const found = listPage(content.articles, PER_PAGE, number);
    if (!found) return null;
    const { page, pages, shown } = found;
    const { title, lead, seo, emptyText, form } = content.pages.news;
    const isFirst = page === 1;
    const items = shown.map((article) => toArticleCard(content, article));
    return {
      title: documentTitle(isFirst ? (seo?.title ?? title) : `${title}, страница ${page}`, content.company.brand),
      description: shortDescription(`${isFirst ? '' : `Страница ${page}. `}${seo?.description ?? lead}`),
      ...sharePicture(content, seo, items[0]?.cover),
      ...(seo?.noindex ? { noindex: true } : {}),
      feed: FEED_URL,
      meta: { bannerTitle: title, ...(isFirst ? { bannerSubTitle: lead } : { breadcrumb: `Страница ${page}` }) },
      data: {
        items,
        page,
        pages,
        total: content.articles.length,
        tags,
        emptyText,
        form,
      },
    };
  },
};

function tagCounts({ articles }: Content): TagCount[] {
  const counts = new Map<string, number>();
  for (const tag of articles.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'ru'));
}
