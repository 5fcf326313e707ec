import type { Package } from '../../../model/kinds/package.ts';
import { Checklist } from '../../ui/checklist.tsx';
import grid from '../../ui/grid.module.css';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { PackageData } from './data.ts';
import styles from './included.module.css';

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

function IncludedGroup({ title, lines }: Package['groups'][number]) {
  return (
    <section className={styles.group}>
      <h3 className="t4">{title}</h3>
      <dl>
        {lines.map((line) => (
          <div className={styles.line} key={line.title}>
            <dt>{line.title}</dt>
            <dd>{line.included ? (line.value ?? <Tick />) : <Dash />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Tick() {
  return (
    <>
      <Icon name="check" className={styles.tick} />
      <span className="vh">входит</span>
    </>
  );
}

function Dash() {
  return (
    <>
      <span className={styles.dash} aria-hidden="true">
        —
      </span>
      <span className="vh">не входит</span>
    </>
  );
}
