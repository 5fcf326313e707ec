import { Checklist } from '../../ui/checklist.tsx';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { PackageData } from './data.ts';
import styles from './included.module.css';
import { IncludedGroup } from './included-group.tsx';

export function Included({ groups, notIncluded }: Pick<PackageData, 'groups' | 'notIncluded'>) {
  return (
    <Section>
      <SectionHead title="Что входит" link={{ label: 'Сравнить с другими пакетами', to: '/remont#compare' }} />
      <div className={grid.two84}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <IncludedGroup key={group.title} {...group} />
          ))}
        </div>
        <aside className={styles.extra}>
          <h3>Чего в цене нет</h3>
          <Checklist className={styles.list} icon="minus" tone="muted" items={notIncluded} />
        </aside>
      </div>
    </Section>
  );
}
