import type { Plan } from '../../../model/kinds/plan.ts';
import { doorShape, frameBox, typeScale, windowShape } from '../../../model/plan-drawing/plan-geometry.ts';
import { INNER_WALL_M, OUTER_WALL_M, px } from '../../../model/plan-drawing/plan-units.ts';
import { boxesPath, doorPath } from '../../../model/plan-drawing/shape-path.ts';
import { cssVars } from '../css-vars.ts';
import { cx } from '../cx.ts';
import css from './floor-plan.module.css';
import { PlanDimensions } from './plan-dimensions.tsx';
import { PlanFurniture } from './plan-furniture.tsx';
import { PlanLabels } from './plan-labels.tsx';
import { PlanRooms } from './plan-rooms.tsx';

type FloorPlanProps = {
  plan: Plan;
  furniture?: boolean;
  labels?: boolean;
  dimensions?: boolean;
  className?: string | undefined;
};

/** Maximum scale in CSS pixels per unit, so that a small room is not enlarged to full width. */
const LARGEST = 2.5;

/** Floor plan to scale. Narrow drawings hide room names, so render `PlanDescription` next to the plan. */
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

function PlanWalls({ width, height, walls }: Pick<Plan, 'width' | 'height' | 'walls'>) {
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

function PlanWindows({ windows }: Pick<Plan, 'windows'>) {
  const shapes = windows.map(windowShape);
  if (shapes.length === 0) return null;
  return (
    <>
      <path className={css.gap} d={boxesPath(shapes.map(({ gap }) => gap))} />
      <path className={css.window} d={boxesPath(shapes.map(({ frame }) => frame))} />
      <path
        className={css.thin}
        d={shapes.map(({ glass: [from, to] }) => `M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`).join('')}
      />
    </>
  );
}

function PlanDoors({ doors }: Pick<Plan, 'doors'>) {
  if (doors.length === 0) return null;
  return (
    <>
      <path className={css.gap} d={boxesPath(doors.map((door) => doorShape(door).gap))} />
      <path className={css.door} d={doors.map(doorPath).join('')} />
    </>
  );
}
