import { ArticleCard } from '../../features/articles/article-card.tsx';
import type { ArticleCardView } from '../../features/articles/article-card-data.ts';
import css from './front-articles.module.css';

/** The newest article large, the next ones in rows beside it. */
export function FrontArticles({ articles: [first, ...others] }: { articles: readonly ArticleCardView[] }) {
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
