import type { Plan } from '../../../model/kinds/plan.ts';
import { doorShape, drawnBox, windowShape } from '../../../model/plan-drawing/plan-geometry.ts';
import { OUTER_WALL_M } from '../../../model/plan-drawing/plan-units.ts';
import { furniturePath } from './sketch-furniture.ts';
import { boxPath, linePath, pair, units } from './sketch-path.ts';

/** Compact floor plan for lists. A page contains it twice, as markup and JSON; SVG paths compress well. */
export type PlanSketchView = {
  readonly title: string;
  readonly viewBox: string;
  readonly wet: string;
  readonly outside?: string;
  readonly furniture?: string;
  readonly outer: string;
  readonly inner: string;
  readonly windows: string;
  readonly gaps: string;
  readonly lines: string;
};

const EDGE = 2;

export function toPlanSketch(plan: Plan): PlanSketchView {
  return { ...wallsOf(plan), viewBox: viewBoxOf(plan, 0) };
}

export function toFurnishedSketch(plan: Plan): PlanSketchView {
  const walls = wallsOf(plan);
  const glass = plan.windows.map((window) => linePath(windowShape(window).glass));
  return {
    ...walls,
    viewBox: viewBoxOf(plan, EDGE),
    furniture: furniturePath(plan.furniture),
    lines: walls.lines + glass.join(''),
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
  const leaves = doors.map((door) => ({ ...doorShape(door), radius: units(door.width) }));
  return {
    title,
    wet: rooms
      .filter(({ wet }) => wet)
      .map(boxPath)
      .join(''),
    ...(loggia ? { outside: boxPath(loggia) } : {}),
    outer: boxPath({ x: -half, y: -half, width: width + 2 * half, height: height + 2 * half }),
    inner: walls
      .map(({ x1, y1, x2, y2 }) =>
        linePath([
          { x: x1, y: y1 },
          { x: x2, y: y2 },
        ]),
      )
      .join(''),
    windows: windows.map((window) => boxPath(windowShape(window).frame)).join(''),
    gaps: leaves.map(({ gap }) => boxPath(gap)).join(''),
    lines: leaves
      .map(({ hinge, leaf, latch, sweep, radius }) => {
        const [x, y] = [units(latch.x) - units(leaf.x), units(latch.y) - units(leaf.y)];
        return `${linePath([hinge, leaf])}a${radius} ${radius} 0 0 ${sweep} ${pair(x, y)}`;
      })
      .join(''),
  };
}

function viewBoxOf(plan: Plan, edge: number): string {
  const { x, y, width, height } = drawnBox(plan);
  return [units(x) - edge, units(y) - edge, units(width) + 2 * edge, units(height) + 2 * edge].join(' ');
}
