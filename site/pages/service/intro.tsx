import { ButtonLink } from '../../ui/button-link.tsx';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/section.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import type { ServiceData } from './data.ts';
import styles from './intro.module.css';

type IntroProps = Pick<ServiceData, 'lead' | 'price' | 'term' | 'form'>;

export function Intro({ lead, price, term, form }: IntroProps) {
  return (
    <Section spacing="tight">
      <div className={grid.split75}>
        <div>
          <p className={styles.lead}>{lead}</p>
          <ButtonLink className={styles.button} to="#form">
            {form.button}
          </ButtonLink>
        </div>
        <Stamp
          columns={2}
          facts={[
            { label: 'Цена', value: price, span: 'full', big: true },
            { label: 'Срок', value: term, span: 'full' },
          ]}
        />
      </div>
    </Section>
  );
}

type ToolsProps = { title: string; tools: ServiceData['tools'] };

export function Tools({ title, tools }: ToolsProps) {
  if (tools.length === 0) return null;
  return (
    <Section>
      <div className={grid.split46}>
        <h2>{title}</h2>
        <dl className={styles.tools}>
          {tools.map((tool) => (
            <div className={styles.tool} key={tool.title}>
              <dt>{tool.title}</dt>
              <dd>{tool.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
