import type { PromotionCardView } from '../../features/promotions/promotion-card-data.ts';
import { PromotionGrid } from '../../features/promotions/promotion-grid.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

export function OtherPromotions({ promotions }: { promotions: readonly PromotionCardView[] }) {
  if (promotions.length === 0) return null;
  return (
    <Section>
      <SectionHead title="Другие акции" link={{ label: 'Все акции', to: '/stocks' }} />
      <PromotionGrid promotions={promotions} />
    </Section>
  );
}
