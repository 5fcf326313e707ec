import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { ArticleGrid } from './article-grid.tsx';
import type { NewsData } from './data.ts';
import { FrontArticles } from './front-articles.tsx';
import { NoArticles } from './no-articles.tsx';
import { PageLinks } from './page-links.tsx';
import { TagFilter } from './tag-filter.tsx';
import { useArticles } from './use-articles.ts';

const IN_FRONT = 4;

export function Page({ payload: { data } }: { payload: PagePayload<NewsData> }) {
  const { page, pages, total, tags, emptyText, form } = data;
  const { tag, found } = useArticles(data);
  const isFront = page === 1 && tag === null;
  return (
    <>
      <Wrap>
        {total > 1 ? <TagFilter tags={tags} total={total} chosen={tag} /> : null}
        {isFront ? <FrontArticles articles={found.items.slice(0, IN_FRONT)} /> : null}
        <ArticleGrid articles={isFront ? found.items.slice(IN_FRONT) : found.items} />
        {tag === null && total > 0 ? (
          <PageLinks page={page} pages={pages} />
        ) : (
          <NoArticles found={found} total={total}>
            {emptyText}
          </NoArticles>
        )}
      </Wrap>
      <FormBand kind="callback" {...form} />
    </>
  );
}
