import { typograph } from '../../../model/format/typograph.ts';
import { Section } from '../../ui/section.tsx';
import { VerticalTimeline } from '../../ui/vertical-timeline.tsx';
import type { SellingData } from './data.ts';
import css from './steps.module.css';

export function Steps({ steps }: Pick<SellingData, 'steps'>) {
  return (
    <Section>
      <div className={css.two}>
        <h2>{typograph('От покупки до ключей')}</h2>
        <VerticalTimeline events={steps.map((step, index) => ({ date: `Шаг\u00a0${index + 1}`, ...step }))} />
      </div>
    </Section>
  );
}
