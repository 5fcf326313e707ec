import { PromotionCard } from './promotion-card.tsx';
import type { PromotionCardView } from './promotion-card-data.ts';
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
