import { useEffect, useState } from 'react';
import type { ArticleCardView } from '../../features/articles/article-card-data.ts';
import { dataUrl } from '../../lib/data-url.ts';
import type { PagePayload } from '../../lib/page.ts';
import type { NewsData } from './data.ts';

/** The articles of a theme, from all pages of the list; other pages are fetched once a theme is chosen. */
export function useTaggedArticles({ articles, page, pages }: NewsData, tag: string | null): readonly ArticleCardView[] {
  const [all, setAll] = useState<readonly ArticleCardView[]>(articles);
  const isFiltering = tag !== null;

  useEffect(() => {
    if (!isFiltering || pages === 1) return;
    let isCurrent = true;
    const numbers = Array.from({ length: pages }, (_, index) => index + 1);
    Promise.all(numbers.map((number) => (number === page ? articles : fetchArticles(number))))
      .then((lists) => isCurrent && setAll(lists.flat()))
      .catch((error: unknown) => console.error('Not all articles could be fetched for the filter', error));
    return () => {
      isCurrent = false;
    };
  }, [isFiltering, articles, page, pages]);

  return tag === null ? articles : all.filter(({ tags }) => tags.includes(tag));
}

async function fetchArticles(number: number): Promise<readonly ArticleCardView[]> {
  const response = await fetch(dataUrl(number === 1 ? '/news' : `/news/page/${number}`));
  if (!response.ok) throw new Error(`Page ${number} answered ${response.status}`);
  return ((await response.json()) as PagePayload<NewsData>).data.articles;
}
