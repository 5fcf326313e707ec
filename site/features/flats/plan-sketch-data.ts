import type { Plan } from '../../../model/kinds/plan.ts';
import {
  type Box,
  doorShape,
  drawnBox,
  INNER_WALL_M,
  OUTER_WALL_M,
  PX_PER_METRE,
  windowShape,
} from '../../ui/floor-plan/plan-geometry.ts';

/** A plan as small as a thumbnail, in a handful of paths: a list of flats would be too heavy with whole plans. */
export type PlanSketchView = {
  readonly title: string;
  readonly viewBox: string;
  readonly wet: string;
  readonly outer: string;
  readonly inner: string;
  readonly gaps: string;
  readonly lines: string;
};

export const SKETCH_WALLS = { outer: units(OUTER_WALL_M), inner: units(INNER_WALL_M) } as const;

export function toPlanSketch(plan: Plan): PlanSketchView {
  const { title, width, height, rooms, walls, windows, doors, loggia } = plan;
  const half = OUTER_WALL_M / 2;
  const view = drawnBox(plan);
  const openings = windows.map(windowShape);
  const leaves = doors.map((door) => ({ ...doorShape(door), radius: units(door.width) }));
  return {
    title,
    viewBox: [view.x, view.y, view.width, view.height].map(units).join(' '),
    wet: rooms
      .filter(({ wet }) => wet)
      .map(boxPath)
      .join(''),
    outer: boxPath({ x: -half, y: -half, width: width + 2 * half, height: height + 2 * half }),
    inner: walls.map(({ x1, y1, x2, y2 }) => `M${units(x1)} ${units(y1)}L${units(x2)} ${units(y2)}`).join(''),
    gaps: [...openings, ...leaves].map(({ gap }) => boxPath(gap)).join(''),
    lines: [
      ...openings.map(({ frame }) => boxPath(frame)),
      ...leaves.map(
        ({ hinge, leaf, latch, sweep, radius }) =>
          `M${units(hinge.x)} ${units(hinge.y)}L${units(leaf.x)} ${units(leaf.y)}A${radius} ${radius} 0 0 ${sweep} ${units(latch.x)} ${units(latch.y)}`,
      ),
      ...(loggia ? [boxPath(loggia)] : []),
    ].join(''),
  };
}

function boxPath({ x, y, width, height }: Box): string {
  return `M${units(x)} ${units(y)}h${units(width)}v${units(height)}h${-units(width)}z`;
}

/** Whole units are 2.5 cm: finer than a thumbnail shows. */
function units(metres: number): number {
  return Math.round(metres * PX_PER_METRE);
}
