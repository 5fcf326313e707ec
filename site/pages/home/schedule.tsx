import type { Content } from '../../../model/content.ts';
import { Gantt } from '../../ui/gantt.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './schedule.module.css';

export function Schedule({ title, lead, stages, notes }: Content['home']['schedule']) {
  return (
    <Section>
      <SectionHead title={title} lead={lead} />
      <Gantt stages={stages} />
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li className={styles.note} key={note.title}>
            <h3 className="t4">{note.title}</h3>
            <p>{note.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
