import type { ReactNode } from 'react';
import type { QuestionAnswer } from '../../model/kinds/parts.ts';
import { Accordion } from './accordion.tsx';
import grid from './grid.module.css';
import { questionId } from './question-id.ts';
import { Section } from './section.tsx';

type QuestionsProps = {
  items: readonly QuestionAnswer[];
  title?: string;
  firstOpen?: boolean;
  children?: ReactNode;
};

export function Questions({ items, title = 'Вопросы', firstOpen = true, children }: QuestionsProps) {
  return (
    <Section>
      <div className={grid.split46}>
        <div>
          <h2>{title}</h2>
          {children}
        </div>
        <Accordion
          name="questions"
          firstOpen={firstOpen}
          items={items.map(({ question, answer }, index) => ({
            id: questionId(index),
            title: question,
            content: answer,
          }))}
        />
      </div>
    </Section>
  );
}
