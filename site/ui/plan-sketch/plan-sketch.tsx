import { INNER_WALL_M, OUTER_WALL_M } from '../../../model/plan-drawing/plan-units.ts';
import styles from './plan-sketch.module.css';
import type { PlanSketchView } from './plan-sketch-data.ts';
import { units } from './sketch-path.ts';

export function PlanSketch({ sketch }: { sketch: PlanSketchView }) {
  const { title, viewBox, wet, outside, furniture, outer, inner, windows, gaps, lines } = sketch;
  return (
    <svg className={styles.sketch} viewBox={viewBox} role="img" aria-label={title}>
      {wet ? <path className={styles.wet} d={wet} /> : null}
      {outside ? <path className={styles.outside} d={outside} /> : null}
      {furniture ? <path className={styles.furniture} d={furniture} /> : null}
      <path d={outer} strokeWidth={units(OUTER_WALL_M)} />
      {inner ? <path d={inner} strokeWidth={units(INNER_WALL_M)} /> : null}
      <path className={styles.windows} d={windows} />
      <path className={styles.gaps} d={gaps} />
      <path className={styles.lines} d={lines} />
    </svg>
  );
}
