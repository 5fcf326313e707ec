import type { Plan } from '../../../model/kinds/plan.ts';
import css from './floor-plan.module.css';
import { doorShape, px } from './plan-geometry.ts';
import { SvgBox } from './svg-box.tsx';

export function PlanDoors({ doors }: Pick<Plan, 'doors'>) {
  return doors.map((door) => {
    const { gap, hinge, leaf, latch, sweep } = doorShape(door);
    const radius = px(door.width);
    return (
      <g key={`${door.hingeX} ${door.hingeY} ${door.opens}`}>
        <SvgBox className={css.gap} {...gap} />
        <path
          className={css.door}
          d={`M${px(hinge.x)} ${px(hinge.y)}L${px(leaf.x)} ${px(leaf.y)}A${radius} ${radius} 0 0 ${sweep} ${px(latch.x)} ${px(latch.y)}`}
        />
      </g>
    );
  });
}
