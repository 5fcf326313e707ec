import type { PointerEvent } from 'react';
import type { Point } from '../../../model/plan-drawing/plan-units.ts';
import { px } from '../../../model/plan-drawing/plan-units.ts';
import { boxesPath } from '../../../model/plan-drawing/shape-path.ts';
import { partBox } from './part-box.ts';
import classes from './plan.module.css';
import type { PlanFacts } from './plan-facts.ts';
import type { Part } from './plan-parts.ts';
import { known } from './plan-parts.ts';
import type { Handle } from './resize-part.ts';
import { handlesOf } from './resize-part.ts';

type Props = {
  plan: PlanFacts;
  chosen: Part;
  /** Drawing units per screen pixel. */
  pixel: number;
  take: (event: PointerEvent, part: Part, handle: Handle) => void;
};

const RADIUS = 5.5;
const FINGER = 15;
/** Size in pixels below which the handles are placed outside the part, which keeps room for a finger to move it. */
const SMALL = 70;

export function PlanHandles({ plan, chosen, pixel, take }: Props) {
  const found = known(plan, chosen);
  if (!found) return null;
  const box = partBox(found);
  const isSmall = px(Math.min(box.width, box.height)) < SMALL * pixel;
  const middle = { x: px(box.x + box.width / 2), y: px(box.y + box.height / 2) };
  return (
    <g className={classes.handles} data-chosen>
      <path d={boxesPath([box])} strokeWidth={1.5 * pixel} strokeDasharray={`${5 * pixel} ${4 * pixel}`} />
      {handlesOf(found).map(({ handle, x, y }) => {
        const place = { x: px(x), y: px(y) };
        const { x: cx, y: cy } = isSmall && handle !== 'label' ? awayFrom(middle, place, FINGER * pixel) : place;
        return (
          <g key={handle} data-handle={handle} onPointerDown={(event) => take(event, chosen, handle)}>
            <circle className={classes.reach} cx={cx} cy={cy} r={FINGER * pixel} />
            <circle className={classes.handle} cx={cx} cy={cy} r={RADIUS * pixel} strokeWidth={1.5 * pixel} />
          </g>
        );
      })}
    </g>
  );
}

function awayFrom(middle: Point, { x, y }: Point, distance: number): Point {
  const [dx, dy] = [x - middle.x, y - middle.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: x + (dx / length) * distance, y: y + (dy / length) * distance };
}
