import { ArticleRow } from '../../features/articles/article-row.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { Accepted } from './accepted.tsx';
import type { ThankyouData } from './data.ts';

export function Page({ payload: { data } }: { payload: PagePayload<ThankyouData> }) {
  return (
    <>
      <Accepted thanks={data} />
      <ArticleRow title="Пока ждёте" articles={data.articles} spacing="tight" />
    </>
  );
}
