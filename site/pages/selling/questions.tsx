import { typograph } from '../../../model/format/typograph.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Section } from '../../ui/section.tsx';
import type { SellingData } from './data.ts';
import css from './questions.module.css';

export function Questions({ questions }: Pick<SellingData, 'questions'>) {
  return (
    <Section>
      <div className={css.two}>
        <h2>{typograph('Вопросы покупателей')}</h2>
        <Accordion
          className={css.answers}
          name="questions"
          firstOpen
          items={questions.map(({ question, answer }) => ({ title: question, content: answer }))}
        />
      </div>
    </Section>
  );
}
