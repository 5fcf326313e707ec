import { ArticleCard } from '../features/articles/article-card.tsx';
import { ArticleRow } from '../features/articles/article-row.tsx';
import { PackageColumns } from '../features/packages/package-columns.tsx';
import { PromotionGrid } from '../features/promotions/promotion-grid.tsx';
import { ReviewItem } from '../features/reviews/review-item.tsx';
import { WorkCard } from '../features/works/work-card.tsx';
import { Sample } from './sample.tsx';
import type { SamplesProps } from './samples-props.ts';

const WORK_SIZES = ['small', 'medium', 'large', 'panorama'] as const;
const ARTICLE_SIZES = ['big', 'small', 'row'] as const;

export function CardSamples({ data }: SamplesProps) {
  const { works, articles, packages, promotions, reviews } = data;
  return (
    <>
      <Sample name="Пакеты: высота снимка — цена" as="stack">
        <PackageColumns packages={packages} head={<h3>Четыре пакета</h3>} />
      </Sample>
      <Sample name={`Работа: ${WORK_SIZES.join(', ')}`} as="halves">
        {works.map((work, index) => (
          <WorkCard key={work.slug} work={work} size={WORK_SIZES[index] ?? 'small'} />
        ))}
      </Sample>
      <Sample name="Акция: идёт, начнётся, закончилась" as="stack">
        <PromotionGrid promotions={promotions} />
      </Sample>
      <Sample name={`Статья: ${ARTICLE_SIZES.join(', ')}`} as="halves">
        {articles.map((article, index) => (
          <ArticleCard key={article.slug} article={article} size={ARTICLE_SIZES[index] ?? 'small'} />
        ))}
      </Sample>
      <Sample name="Что читать дальше" as="stack">
        <ArticleRow title="Читайте дальше" articles={articles} spacing="tight" />
      </Sample>
      <Sample name="Отзыв" as="stack">
        {reviews.map((review) => (
          <ReviewItem key={review.slug} review={review} />
        ))}
      </Sample>
    </>
  );
}
