import { PackageColumns } from '../../features/packages/package-columns.tsx';
import { Section } from '../../ui/section.tsx';
import type { PackagesData } from './data.ts';

export function Steps({ title, lead, columns }: PackagesData['steps']) {
  return (
    <Section>
      <PackageColumns
        packages={columns}
        head={
          <>
            <h2>{title}</h2>
            <p className="lead">{lead}</p>
          </>
        }
      />
    </Section>
  );
}
