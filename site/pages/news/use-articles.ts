import type { ArticleCardView } from '../../features/articles/article-card-data.ts';
import { createPortionStore } from '../../features/list/portions.ts';
import { type Found, useFound } from '../../features/list/use-found.ts';
import { useQuery } from '../../shell/navigation/place.ts';
import type { NewsData } from './data.ts';

export const TAG_PARAMETER = 'tema';

const store = createPortionStore<ArticleCardView>('/news');

export type ArticlesShown = {
  readonly tag: string | null;
  readonly found: Found<ArticleCardView>;
};

export function useArticles(data: NewsData): ArticlesShown {
  const tag = useQuery().get(TAG_PARAMETER);
  const found = useFound(store, data, tag === null ? null : { key: tag, isWanted: ({ tags }) => tags.includes(tag) });
  return { tag, found };
}
