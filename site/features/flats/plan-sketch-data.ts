import type { Plan } from '../../../model/kinds/plan.ts';
import { doorShape, drawnBox, OUTER_WALL_M, windowShape } from '../../ui/floor-plan/plan-geometry.ts';
import { dimensionsMargin, type SketchDimensions, sketchDimensions } from './sketch-dimensions.ts';
import { furniturePath } from './sketch-furniture.ts';
import { boxPath, units } from './sketch-units.ts';

/**
 * A plan in a handful of paths. Lists would be too heavy with whole plans, which stand in a page twice: drawn, and as
 * the data to draw them from; of these paths the second copy costs next to nothing.
 */
export type PlanSketchView = {
  readonly title: string;
  readonly viewBox: string;
  readonly wet: string;
  readonly outer: string;
  readonly inner: string;
  readonly gaps: string;
  readonly lines: string;
  readonly furniture?: string;
  readonly dimensions?: SketchDimensions;
};

/** The bare walls: for a thumbnail. */
export function toPlanSketch(plan: Plan): PlanSketchView {
  return { ...wallsOf(plan), viewBox: viewBoxOf(plan, 0) };
}

/** With furniture and dimensions: for a card. */
export function toFurnishedSketch(plan: Plan): PlanSketchView {
  return {
    ...wallsOf(plan),
    viewBox: viewBoxOf(plan, dimensionsMargin(plan)),
    furniture: furniturePath(plan.furniture),
    dimensions: sketchDimensions(plan),
  };
}

function wallsOf({
  title,
  width,
  height,
  rooms,
  walls,
  windows,
  doors,
  loggia,
}: Plan): Omit<PlanSketchView, 'viewBox'> {
  const half = OUTER_WALL_M / 2;
  const openings = windows.map(windowShape);
  const leaves = doors.map((door) => ({ ...doorShape(door), radius: units(door.width) }));
  return {
    title,
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

function viewBoxOf(plan: Plan, margin: number): string {
  const { x, y, width, height } = drawnBox(plan);
  return [units(x) - margin, units(y) - margin, units(width) + margin, units(height) + margin].join(' ');
}
