import { FLATS } from '../../../model/format/plural.ts';
import { FlatCards } from '../../features/flats/flat-cards.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { allOf } from './all-of.ts';
import type { FlatsData } from './flats-data.ts';

export function Flats({ title, lead, total, cards }: FlatsData) {
  return (
    <Section>
      <SectionHead title={title} lead={lead} link={{ label: allOf(total, FLATS, 'Все квартиры'), to: '/sales' }} />
      <FlatCards flats={cards} />
    </Section>
  );
}
