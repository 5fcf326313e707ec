import type { FlatCardView } from '../../features/flats/flat-card-data.ts';
import { FlatCards } from '../../features/flats/flat-cards.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

export function Similar({ flats }: { flats: readonly FlatCardView[] }) {
  if (flats.length === 0) return null;
  return (
    <Section id="similar">
      <SectionHead title={`Похожие в\u00a0продаже`} link={{ label: 'Все квартиры', to: '/sales' }} />
      <FlatCards flats={flats} />
    </Section>
  );
}
