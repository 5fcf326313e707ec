import type { Content } from '../../../model/content.ts';
import type { ArticleCardView } from '../../features/articles/article-card-data.ts';
import { toArticleCard } from '../../features/articles/article-card-data.ts';
import type { Heading } from './heading.ts';
import { heading } from './heading.ts';
import type { Pictures } from './pictures.ts';

export type ArticlesData = Heading & { readonly cards: readonly ArticleCardView[] };

const SHOWN = 3;

/** Newest articles; articles whose cover is already on the page come after the others. */
export function articlesData(content: Content, pictures: Pictures): ArticlesData {
  const fresh = content.articles.filter(({ cover }) => pictures.isFresh(cover));
  const repeating = content.articles.filter(({ cover }) => !pictures.isFresh(cover));
  return {
    ...heading(content.home.articles),
    cards: [...fresh, ...repeating].slice(0, SHOWN).map((article) => toArticleCard(content, article)),
  };
}
