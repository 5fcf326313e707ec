import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import type { PromotionCardView } from './promotion-card-data.ts';
import { PromotionDeadline } from './promotion-deadline.tsx';
import styles from './promotion-grid.module.css';

type PromotionGridProps = { promotions: readonly PromotionCardView[]; headingLevel?: 2 | 3 };

export function PromotionGrid({ promotions, headingLevel = 3 }: PromotionGridProps) {
  return (
    <div className={styles.grid}>
      {promotions.map((promotion) => (
        <PromotionCard key={promotion.slug} promotion={promotion} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

type PromotionCardProps = { promotion: PromotionCardView; headingLevel?: 2 | 3 };

function PromotionCard({ promotion, headingLevel = 3 }: PromotionCardProps) {
  const { slug, title, summary, state, deadline, photo, mark } = promotion;
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card} data-card="">
      <Photo photo={photo} sizes="half" ratio="16/9" />
      {state === 'upcoming' ? (
        <Badge floating tone="amber">
          Скоро
        </Badge>
      ) : null}
      <Title className={styles.title}>
        <Link to={`/stocks/${slug}`} stretched>
          {title}
        </Link>
      </Title>
      <p className={styles.summary}>{summary}</p>
      <PromotionDeadline>{deadline}</PromotionDeadline>
      {mark ? <p className="caption">{mark}</p> : null}
    </article>
  );
}
