import type { Article, Content } from '../../../model/content.ts';

const SHOWN = 3;

type Index = { readonly bySlug: ReadonlyMap<string, Article>; readonly byTag: ReadonlyMap<string, readonly Article[]> };

const indexes = new WeakMap<readonly Article[], Index>();

export function findArticle({ articles }: Pick<Content, 'articles'>, slug: string): Article | null {
  return indexOf(articles).bySlug.get(slug) ?? null;
}

/** What to read next: the editor's choice, then the newest with a tag in common, then the newest. */
export function relatedArticles({ articles }: Pick<Content, 'articles'>, article: Article): Article[] {
  const { bySlug, byTag } = indexOf(articles);
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

/** Made once per content; articles stand newest first, and so do those of a tag. */
function indexOf(articles: readonly Article[]): Index {
  const known = indexes.get(articles);
  if (known) return known;
  const byTag = new Map<string, Article[]>();
  for (const article of articles) {
    for (const tag of article.tags) {
      const tagged = byTag.get(tag);
      if (tagged) tagged.push(article);
      else byTag.set(tag, [article]);
    }
  }
  const index = { bySlug: new Map(articles.map((article) => [article.slug, article])), byTag };
  indexes.set(articles, index);
  return index;
}
