import type { Service } from '../../../model/kinds/service.ts';
import { Accordion } from '../../ui/accordion.tsx';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/section.tsx';

export function Questions({ items }: { items: Service['questions'] }) {
  return (
    <Section>
      <div className={grid.split46}>
        <h2>Вопросы</h2>
        <Accordion
          name="questions"
          firstOpen
          items={items.map(({ question, answer }) => ({ title: question, content: answer }))}
        />
      </div>
    </Section>
  );
}
