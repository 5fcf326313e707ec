import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { ServiceData } from './data.ts';
import styles from './steps.module.css';

export function Steps({ steps }: { steps: ServiceData['steps'] }) {
  return (
    <Section>
      <SectionHead title="Как это проходит" />
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li className={styles.step} key={title}>
            <h3 className="t4">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
