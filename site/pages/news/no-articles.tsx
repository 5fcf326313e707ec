import type { ArticleCardView } from '../../features/articles/article-card-data.ts';
import { ListFailure } from '../../features/list/list-failure.tsx';
import type { Found } from '../../features/list/use-found.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';

type NoArticlesProps = { found: Found<ArticleCardView>; total: number; children: string };

export function NoArticles({ found: { items, status, retry }, total, children }: NoArticlesProps) {
  if (status === 'failed') return <ListFailure onRetry={retry} />;
  if (items.length > 0) return null;
  if (status === 'loading') return <p role="status">Ищем по всему списку…</p>;
  if (total === 0) {
    return <Empty title="Статей пока нет">Задайте вопрос в форме ниже, ответим по телефону.</Empty>;
  }
  return (
    <Empty
      title="На эту тему статей пока нет"
      action={
        <ButtonLink to="/news" variant="secondary">
          Показать все статьи
        </ButtonLink>
      }
    >
      {children}
    </Empty>
  );
}
