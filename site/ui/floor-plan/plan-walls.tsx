import type { Plan } from '../../../model/kinds/plan.ts';
import css from './floor-plan.module.css';
import { INNER_WALL_M, OUTER_WALL_M, px } from './plan-geometry.ts';
import { boxesPath } from './shape-path.ts';

export function PlanWalls({ width, height, walls }: Pick<Plan, 'width' | 'height' | 'walls'>) {
  const half = OUTER_WALL_M / 2;
  const outer = { x: -half, y: -half, width: width + 2 * half, height: height + 2 * half };
  const inner = walls.map(({ x1, y1, x2, y2 }) => `M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}`).join('');
  return (
    <g className={css.wall}>
      <path d={boxesPath([outer])} strokeWidth={px(OUTER_WALL_M)} />
      {inner === '' ? null : <path d={inner} strokeWidth={px(INNER_WALL_M)} />}
    </g>
  );
}
