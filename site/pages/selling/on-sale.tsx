import { counted, FLATS } from '../../../model/format/plural.ts';
import { typograph } from '../../../model/format/typograph.ts';
import { FlatCards } from '../../features/flats/flat-cards.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { SellingData } from './data.ts';

export function OnSale({ flats, onSale }: Pick<SellingData, 'flats' | 'onSale'>) {
  if (flats.length === 0) return null;
  return (
    <Section tone="stone">
      <SectionHead
        title={typograph('Сейчас в продаже')}
        link={{ label: onSale > flats.length ? `Весь список, ${counted(onSale, FLATS)}` : 'Весь список', to: '/sales' }}
      />
      <FlatCards flats={flats} />
    </Section>
  );
}
