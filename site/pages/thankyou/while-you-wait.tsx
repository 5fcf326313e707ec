import { ArticleCard } from '../../features/articles/article-card.tsx';
import type { ArticleCardView } from '../../features/articles/article-card-data.ts';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

export function WhileYouWait({ articles }: { articles: readonly ArticleCardView[] }) {
  if (articles.length === 0) return null;
  return (
    <Section spacing="tight">
      <SectionHead title="Пока ждёте" link={{ label: 'Все статьи', to: '/news' }} />
      <div className={grid.hang}>
        {articles.map((article) => (
          <ArticleCard key={article.slug} className={grid.w4} article={article} />
        ))}
      </div>
    </Section>
  );
}
