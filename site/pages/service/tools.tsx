import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/section.tsx';
import type { ServiceData } from './data.ts';
import styles from './tools.module.css';

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
