import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { ArticleCard } from './article-card.tsx';
import type { ArticleCardView } from './article-card-data.ts';

type ArticleRowProps = { title: string; articles: readonly ArticleCardView[]; spacing?: 'normal' | 'tight' };

export function ArticleRow({ title, articles, spacing = 'normal' }: ArticleRowProps) {
  if (articles.length === 0) return null;
  return (
    <Section spacing={spacing}>
      <SectionHead title={title} link={{ label: 'Все статьи', to: '/news' }} />
      <div className={grid.hang}>
        {articles.map((article) => (
          <ArticleCard key={article.slug} className={grid.w4} article={article} />
        ))}
      </div>
    </Section>
  );
}
