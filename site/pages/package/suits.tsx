import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/section.tsx';
import type { PackageData } from './data.ts';
import styles from './suits.module.css';

export function Suits({ suits }: Pick<PackageData, 'suits'>) {
  return (
    <Section>
      <div className={grid.split46}>
        <h2>Кому подходит</h2>
        <ul className={styles.suits}>
          {suits.map((suit) => (
            <li key={suit}>{suit}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
