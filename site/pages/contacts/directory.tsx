import type { Company } from '../../../model/kinds/company.ts';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/section.tsx';
import { Departments } from './departments.tsx';
import css from './directory.module.css';
import { Messengers } from './messengers.tsx';
import { Requisites } from './requisites.tsx';

type DirectoryProps = Pick<Company, 'departments' | 'requisites'>;

export function Directory({ departments, requisites }: DirectoryProps) {
  return (
    <Section spacing="tight">
      <div className={grid.two}>
        <div className={css.people}>
          <Departments departments={departments} />
          <Messengers />
        </div>
        <Requisites requisites={requisites} />
      </div>
    </Section>
  );
}
