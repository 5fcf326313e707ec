import type { Plan } from '../../../model/kinds/plan.ts';
import css from './floor-plan.module.css';
import { doorShape, px } from './plan-geometry.ts';
import { boxesPath } from './shape-path.ts';

export function PlanDoors({ doors }: Pick<Plan, 'doors'>) {
  if (doors.length === 0) return null;
  const leaves = doors.map((door) => {
    const { hinge, leaf, latch, sweep } = doorShape(door);
    const radius = px(door.width);
    return `M${px(hinge.x)} ${px(hinge.y)}L${px(leaf.x)} ${px(leaf.y)}A${radius} ${radius} 0 0 ${sweep} ${px(latch.x)} ${px(latch.y)}`;
  });
  return (
    <>
      <path className={css.gap} d={boxesPath(doors.map((door) => doorShape(door).gap))} />
      <path className={css.door} d={leaves.join('')} />
    </>
  );
}
