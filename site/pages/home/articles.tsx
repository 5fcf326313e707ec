import { ArticleCard } from '../../features/articles/article-card.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './articles.module.css';
import type { ArticlesData } from './articles-data.ts';

export function Articles({ title, lead, cards: [first, ...others] }: ArticlesData) {
  if (!first) return null;
  return (
    <Section>
      <SectionHead brief title={title} lead={lead} link={{ label: 'Все статьи', to: '/news' }} />
      <div className={styles.articles}>
        <ArticleCard
          className={others.length === 0 ? styles.alone : undefined}
          article={first}
          size="big"
          sizes="articleFirst"
        />
        {others.length > 0 ? (
          <div className={styles.others}>
            {others.map((article) => (
              <ArticleCard key={article.slug} article={article} size="row" sizes="articleNext" />
            ))}
          </div>
        ) : null}
      </div>
    </Section>
  );
}
