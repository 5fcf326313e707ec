import { Gantt } from '../../ui/gantt.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { PackagesData } from './data.ts';

export function Schedule({ title, lead, stages }: PackagesData['schedule']) {
  return (
    <Section>
      <SectionHead title={title} lead={lead} />
      <Gantt stages={stages} />
    </Section>
  );
}
