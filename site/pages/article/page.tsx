import { ArticleRow } from '../../features/articles/article-row.tsx';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { ArticleHead } from './article-head.tsx';
import { ArticleText } from './article-text.tsx';
import type { ArticleData } from './data.ts';

export function Page({ payload: { data } }: { payload: PagePayload<ArticleData> }) {
  return (
    <>
      <ArticleHead article={data} />
      <ArticleText article={data} />
      <ArticleRow title="Читать дальше" articles={data.related} />
      <FormBand kind="callback" subject={data.slug} {...data.form} />
    </>
  );
}
