import type { Article, Content } from '../../../model/content.ts';

const SHOWN = 3;

export type ArticleIndex = {
  readonly articles: readonly Article[];
  readonly bySlug: ReadonlyMap<string, Article>;
  readonly byTag: ReadonlyMap<string, readonly Article[]>;
};

/** Returns the editor's choice, then the newest articles with a common tag, then the newest ones. */
export function relatedArticles({ articles, bySlug, byTag }: ArticleIndex, article: Article): Article[] {
  const chosen = new Set<Article>();
  const sources = [
    article.related.flatMap((slug) => bySlug.get(slug) ?? []),
    ...article.tags.map((tag) => byTag.get(tag) ?? []),
    articles,
  ];
  for (const source of sources) {
    for (const candidate of source) {
      if (chosen.size === SHOWN) return [...chosen];
      if (candidate.slug !== article.slug) chosen.add(candidate);
    }
  }
  return [...chosen];
}

export function articleIndex({ articles }: Pick<Content, 'articles'>): ArticleIndex {
  const byTag = new Map<string, Article[]>();
  for (const article of articles) {
    for (const tag of article.tags) {
      const tagged = byTag.get(tag);
      if (tagged) tagged.push(article);
      else byTag.set(tag, [article]);
    }
  }
  return { articles, bySlug: new Map(articles.map((article) => [article.slug, article])), byTag };
}
