import type { Package } from '../../../model/kinds/package.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './included-group.module.css';

/** Lines of the comparison for one package: a value, a tick or a dash. */
export function IncludedGroup({ title, lines }: Package['groups'][number]) {
  return (
    <section className={styles.group}>
      <h3 className="t4">{title}</h3>
      <dl>
        {lines.map((line) => (
          <div className={styles.line} key={line.title}>
            <dt>{line.title}</dt>
            <dd>{line.included ? (line.value ?? <Tick />) : <Dash />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Tick() {
  return (
    <>
      <Icon name="check" className={styles.tick} />
      <span className="vh">входит</span>
    </>
  );
}

function Dash() {
  return (
    <>
      <span className={styles.dash} aria-hidden="true">
        —
      </span>
      <span className="vh">не входит</span>
    </>
  );
}
