import { formatArea } from '../../../model/format/area.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/section.tsx';
import { VerticalTimeline } from '../../ui/vertical-timeline.tsx';
import type { PackageData } from './data.ts';
import styles from './stages.module.css';

type StagesProps = Pick<PackageData, 'stages' | 'termDays' | 'exampleAreaM2'>;

export function Stages({ stages, termDays, exampleAreaM2 }: StagesProps) {
  return (
    <Section>
      <div className={grid.split46}>
        <div>
          <h2>Этапы</h2>
          <p className={styles.note}>
            {counted(termDays, DAYS)} на&nbsp;{formatArea(exampleAreaM2)}. Дни считаем от&nbsp;начала работ.
          </p>
        </div>
        <VerticalTimeline events={stages.map(({ days, title, text }) => ({ date: days, title, text }))} />
      </div>
    </Section>
  );
}
