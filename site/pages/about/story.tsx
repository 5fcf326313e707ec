import { Section } from '../../ui/section.tsx';
import type { AboutData } from './data.ts';
import css from './story.module.css';

export function Story({ foundedYear, story }: Pick<AboutData, 'foundedYear' | 'story'>) {
  return (
    <Section>
      <div className={css.two}>
        <h2>
          С{'\u00a0'}
          {foundedYear}
          {'\u00a0'}года
        </h2>
        <div className={css.text}>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
