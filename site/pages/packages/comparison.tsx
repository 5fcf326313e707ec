import { ComparisonTable } from '../../ui/comparison-table.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { PackagesData } from './data.ts';

export function Comparison({ title, lead, columns, groups }: PackagesData['comparison']) {
  return (
    <Section id="compare">
      <SectionHead title={title} lead={lead} />
      <ComparisonTable caption="Сравнение пакетов" columns={columns} groups={groups} />
    </Section>
  );
}
