import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { ArticleGrid } from './article-grid.tsx';
import type { NewsData } from './data.ts';
import { FrontArticles } from './front-articles.tsx';
import { PageLinks } from './page-links.tsx';
import { TagFilter } from './tag-filter.tsx';
import { UnknownTag } from './unknown-tag.tsx';
import { useChosenTag } from './use-chosen-tag.ts';
import { useTaggedArticles } from './use-tagged-articles.ts';

const IN_FRONT = 4;

export function Page({ payload: { data } }: { payload: PagePayload<NewsData> }) {
  const { articles, page, pages, total, tags, form } = data;
  const chosen = useChosenTag();
  const tagged = useTaggedArticles(data, chosen);
  const isFront = page === 1 && chosen === null;
  return (
    <>
      <Wrap>
        <TagFilter tags={tags} total={total} chosen={chosen} />
        {isFront ? <FrontArticles articles={articles.slice(0, IN_FRONT)} /> : null}
        {chosen !== null && tagged.length === 0 ? <UnknownTag /> : null}
        <ArticleGrid articles={isFront ? articles.slice(IN_FRONT) : tagged} />
        {chosen === null ? <PageLinks page={page} pages={pages} /> : null}
      </Wrap>
      <FormBand kind="callback" {...form} />
    </>
  );
}
