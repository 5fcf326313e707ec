import type { PromotionCardView } from '../../features/promotions/promotion-card-data.ts';
import { PromotionDeadline } from '../../features/promotions/promotion-deadline.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PictureBand } from '../../ui/picture-band.tsx';
import { Section } from '../../ui/section.tsx';

export function PromotionBand({ slug, title, summary, deadline, photo, mark }: PromotionCardView) {
  return (
    <Section>
      <PictureBand photo={photo}>
        <h2>{title}</h2>
        <p className="lead">{summary}</p>
        <PromotionDeadline>{deadline}</PromotionDeadline>
        <ButtonLink variant="secondary" to={`/stocks/${slug}`}>
          Условия акции
        </ButtonLink>
        {mark ? <p className="caption">{mark}</p> : null}
      </PictureBand>
    </Section>
  );
}
