import type { Plan } from '../../../model/kinds/plan.ts';
import { cssVars } from '../css-vars.ts';
import { cx } from '../cx.ts';
import css from './floor-plan.module.css';
import { PlanDimensions } from './plan-dimensions.tsx';
import { PlanDoors } from './plan-doors.tsx';
import { PlanFurniture } from './plan-furniture.tsx';
import { frameBox, px, typeScale } from './plan-geometry.ts';
import { PlanLabels } from './plan-labels.tsx';
import { PlanRooms } from './plan-rooms.tsx';
import { PlanWalls } from './plan-walls.tsx';
import { PlanWindows } from './plan-windows.tsx';

type FloorPlanProps = {
  plan: Plan;
  furniture?: boolean;
  labels?: boolean;
  dimensions?: boolean;
  className?: string | undefined;
};

/** A bathroom is not blown up to the width of a flat. */
const LARGEST = 2.5;

/**
 * A plan to scale. It takes the width it is given, and the height too where that is definite. Names of rooms leave
 * a narrow drawing: put `PlanDescription` beside it.
 */
export function FloorPlan({ plan, furniture = true, labels = true, dimensions = true, className }: FloorPlanProps) {
  const { x, y, width, height } = frameBox(plan, dimensions);
  const scale = typeScale(plan);
  return (
    <div className={cx(css.box, className)}>
      <svg
        className={css.plan}
        viewBox={`${px(x)} ${px(y)} ${px(width)} ${px(height)}`}
        role="img"
        aria-label={plan.title}
        {...(scale < 1 ? { style: cssVars({ '--type': scale, '--largest': `${px(width) * LARGEST}px` }) } : {})}
      >
        <PlanRooms rooms={plan.rooms} loggia={plan.loggia} />
        {furniture ? <PlanFurniture furniture={plan.furniture} /> : null}
        <PlanWalls width={plan.width} height={plan.height} walls={plan.walls} />
        <PlanWindows windows={plan.windows} />
        <PlanDoors doors={plan.doors} />
        {labels ? <PlanLabels rooms={plan.rooms} scale={scale} /> : null}
        {dimensions ? <PlanDimensions plan={plan} /> : null}
      </svg>
    </div>
  );
}
