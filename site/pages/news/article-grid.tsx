import { ArticleCard } from '../../features/articles/article-card.tsx';
import type { ArticleCardView } from '../../features/articles/article-card-data.ts';
import css from './article-grid.module.css';

const IN_ROW = 3;

/** Three in a row; two that are left over share the last row and show their leads. */
export function ArticleGrid({ articles }: { articles: readonly ArticleCardView[] }) {
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
