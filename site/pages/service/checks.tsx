import { Checklist } from '../../ui/checklist.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './checks.module.css';
import type { ServiceData } from './data.ts';

type ChecksProps = { title: string; groups: ServiceData['checklist'] };

export function Checks({ title, groups }: ChecksProps) {
  return (
    <Section>
      <SectionHead title={title} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <section className={styles.group} key={group.title}>
            <h3 className="t4">{group.title}</h3>
            <Checklist items={group.items} />
          </section>
        ))}
      </div>
    </Section>
  );
}
