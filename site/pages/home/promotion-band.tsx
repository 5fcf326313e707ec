import { PromotionDeadline } from '../../features/promotions/promotion-deadline.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './promotion-band.module.css';
import type { PromotionData } from './promotion-data.ts';

export function PromotionBand({ to, title, summary, deadline, photo, mark }: PromotionData) {
  return (
    <Section>
      <div className={styles.band}>
        <div className={styles.text}>
          <h2>{title}</h2>
          <p className="lead">{summary}</p>
          <PromotionDeadline>{deadline}</PromotionDeadline>
          <ButtonLink variant="secondary" to={to}>
            Условия акции
          </ButtonLink>
          {mark ? <p className="caption">{mark}</p> : null}
        </div>
        <div className={styles.picture}>
          <Photo className={styles.photo} photo={photo} sizes="half" ratio="fill" />
        </div>
      </div>
    </Section>
  );
}
