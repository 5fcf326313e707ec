import type { PackageColumnView } from '../../features/packages/package-column-data.ts';
import { PackageColumns } from '../../features/packages/package-columns.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Section } from '../../ui/section.tsx';
import type { Heading } from './heading.ts';

export function Packages({ title, lead, columns }: Heading & { columns: readonly PackageColumnView[] }) {
  return (
    <Section>
      <PackageColumns
        packages={columns}
        head={
          <>
            <h2>{title}</h2>
            {lead ? <p className="lead">{lead}</p> : null}
            <ArrowLink to="/remont#compare">Сравнить пакеты построчно</ArrowLink>
          </>
        }
      />
    </Section>
  );
}
