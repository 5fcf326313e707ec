import { Photo } from '../../ui/photo.tsx';
import { PlanSketch } from '../../ui/plan-sketch/plan-sketch.tsx';
import type { PlanThumbView } from './flat-card-data.ts';
import styles from './plan-thumb.module.css';

/** Plan thumbnail that is fully visible in a 4:3 box. */
export function PlanThumb({ sketch, picture, drawing }: PlanThumbView) {
  if (sketch) return <PlanSketch sketch={sketch} />;
  if (picture) return <Photo className={styles.picture} photo={picture} sizes="third" ratio="4/3" />;
  return drawing ? <img className={styles.drawing} src={drawing.url} alt="План квартиры" loading="lazy" /> : null;
}
