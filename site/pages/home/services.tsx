import type { Content } from '../../../model/content.ts';
import { Ledger } from '../../ui/ledger.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

export function Services({ title, lead, rows }: Content['home']['services']) {
  return (
    <Section tone="stone">
      <SectionHead title={title} lead={lead} link={{ label: 'Услуги и цены', to: '/services' }} />
      <Ledger rows={rows} />
    </Section>
  );
}
