import styles from './plan-sketch.module.css';
import { type PlanSketchView, SKETCH_WALLS } from './plan-sketch-data.ts';

export function PlanSketch({ sketch }: { sketch: PlanSketchView }) {
  const { title, viewBox, wet, outer, inner, gaps, lines } = sketch;
  return (
    <svg className={styles.sketch} viewBox={viewBox} role="img" aria-label={title}>
      {wet ? <path className={styles.wet} d={wet} /> : null}
      <path d={outer} strokeWidth={SKETCH_WALLS.outer} />
      {inner ? <path d={inner} strokeWidth={SKETCH_WALLS.inner} /> : null}
      <path className={styles.gaps} d={gaps} />
      <path d={lines} />
    </svg>
  );
}
