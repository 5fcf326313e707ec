import { Ledger } from '../../ui/ledger.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { HomeData } from './data.ts';

export function Services({ title, lead, rows }: HomeData['services']) {
  return (
    <Section tone="stone">
      <SectionHead title={title} lead={lead} link={{ label: 'Услуги и цены', to: '/services' }} />
      <Ledger rows={rows} />
    </Section>
  );
}
