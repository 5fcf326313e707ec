import { typograph } from '../../../model/format/typograph.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './control.module.css';
import type { AboutData } from './data.ts';

export function Control({ control }: Pick<AboutData, 'control'>) {
  return (
    <Section>
      <SectionHead title={typograph('Кто проверяет и как принимаете вы')} />
      <ul className={css.cells}>
        {control.map(({ title, text }) => (
          <li className={css.cell} key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
