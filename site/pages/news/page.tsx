import { ArticleCard } from '../../features/articles/article-card.tsx';
import type { ArticleCardView } from '../../features/articles/article-card-data.ts';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { NewsData } from './data.ts';
import { NoArticles } from './no-articles.tsx';
import css from './page.module.css';
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
      <FormBand kind="callback" comment="Вопрос" {...form} />
    </>
  );
}

function FrontArticles({ articles: [first, ...others] }: { articles: readonly ArticleCardView[] }) {
  if (!first) return null;
  return (
    <div className={css.front}>
      <ArticleCard
        className={others.length > 0 ? css.first : css.alone}
        article={first}
        size="big"
        headingLevel={2}
        priority
      />
      {others.map((article) => (
        <ArticleCard key={article.slug} className={css.other} article={article} size="row" headingLevel={2} />
      ))}
    </div>
  );
}

const IN_ROW = 3;

/** Three articles per row; if two remain, they share the last row and show their leads. */
function ArticleGrid({ articles }: { articles: readonly ArticleCardView[] }) {
  if (articles.length === 0) return null;
  const wideFrom = articles.length % IN_ROW === 2 ? articles.length - 2 : articles.length;
  return (
    <div className={css.grid}>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.slug}
          className={index < wideFrom ? css.third : css.half}
          article={article}
          size={index < wideFrom ? 'small' : 'wide'}
          headingLevel={2}
        />
      ))}
    </div>
  );
}

/** Further pages have their own URLs, so the list works without scripts and can be indexed. */
function PageLinks({ page, pages }: { page: number; pages: number }) {
  if (pages === 1) return null;
  return (
    <nav className={css.links} aria-label="Страницы списка">
      {page > 1 ? (
        <ButtonLink to={page === 2 ? '/news' : `/news/page/${page - 1}`} rel="prev" variant="secondary">
          Более новые
        </ButtonLink>
      ) : null}
      {page < pages ? (
        <ButtonLink to={`/news/page/${page + 1}`} rel="next" variant="secondary">
          Более ранние
        </ButtonLink>
      ) : null}
      <span className={css.count}>{`Страница ${page} из ${pages}`}</span>
    </nav>
  );
}
