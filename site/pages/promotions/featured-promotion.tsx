import type { PromotionCardView } from '../../features/promotions/promotion-card-data.ts';
import { PromotionDeadline } from '../../features/promotions/promotion-deadline.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PictureBand } from '../../ui/picture-band.tsx';
import styles from './featured-promotion.module.css';

export function FeaturedPromotion({ promotion }: { promotion: PromotionCardView }) {
  const { slug, title, summary, deadline, photo, mark } = promotion;
  return (
    <article>
      <PictureBand photo={photo} priority>
        <PromotionDeadline>{deadline}</PromotionDeadline>
        <h2 className={styles.title}>{title}</h2>
        <p className={`lead ${styles.summary}`}>{summary}</p>
        <ButtonLink variant="secondary" to={`/stocks/${slug}`} aria-label={`Условия акции «${title}»`}>
          Условия акции
        </ButtonLink>
        {mark ? <p className="caption">{mark}</p> : null}
      </PictureBand>
    </article>
  );
}
