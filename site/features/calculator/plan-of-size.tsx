import { formatArea } from '../../../model/format/area.ts';
import { cssVars } from '../../ui/css-vars.ts';
import { Dim } from '../../ui/dim.tsx';
import { PlanSketch } from '../../ui/plan-sketch/plan-sketch.tsx';
import styles from './plan-of-size.module.css';
import { drawnWidth, FIELD_HEIGHT } from './plan-scale.ts';
import type { PlanForSize } from './plans-by-size.ts';

export function PlanOfSize({ plans, areaM2 }: { plans: readonly PlanForSize[]; areaM2: number }) {
  const plan = (plans.find(({ upToM2 }) => areaM2 < upToM2) ?? plans.at(-1))?.plan;
  const width = plan ? drawnWidth(areaM2, widthToHeight(plan)) : FIELD_HEIGHT;
  return (
    <div style={cssVars({ '--width': `${width}px`, '--height': `${FIELD_HEIGHT}px` })}>
      {plan ? (
        <div className={styles.field} aria-hidden="true">
          <div className={styles.plan}>
            <PlanSketch sketch={plan} />
          </div>
        </div>
      ) : null}
      <Dim className={styles.dim}>{formatArea(areaM2)}</Dim>
    </div>
  );
}

function widthToHeight({ viewBox }: PlanForSize['plan']): number {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  return width / height;
}
