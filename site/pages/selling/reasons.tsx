import { typograph } from '../../../model/format/typograph.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { SellingData } from './data.ts';
import css from './reasons.module.css';

export function Reasons({ reasons }: Pick<SellingData, 'reasons'>) {
  return (
    <Section>
      <SectionHead title={typograph('Что вы знаете до сделки')} />
      <ul className={css.list}>
        {reasons.map(({ title, text }) => (
          <li className={css.reason} key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
