import type { Plan } from '../kinds/plan.ts';
import { type Box, OUTER_WALL_M, type Point } from './plan-units.ts';

/** Distance from the drawing to the dimension line, and from there to the edge of the picture, in metres. */
const DIMENSION_GAP_M = 0.55;
const DIMENSION_ROOM_M = 0.5;
const EDGE_M = 0.05;
/** Minimum plan width in metres for the full text size. */
const FULL_TYPE_M = 9;
const MIN_TYPE = 0.5;

export function drawnBox({ width, height, loggia, doors }: Plan): Box {
  const wall = OUTER_WALL_M;
  const points: Point[] = [
    { x: -wall, y: -wall },
    { x: width + wall, y: height + wall },
    ...doors.map((door) => doorShape(door).leaf),
    ...(loggia
      ? [
          { x: loggia.x, y: loggia.y },
          { x: loggia.x + loggia.width, y: loggia.y + loggia.height },
        ]
      : []),
  ];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function dimensionLines(plan: Plan): Point {
  const { x, y } = drawnBox(plan);
  const gap = DIMENSION_GAP_M * typeScale(plan);
  return { x: x - gap, y: y - gap };
}

/** Scales text and thin lines with the plan width, so that they have the same size on every page. */
export function typeScale(plan: Plan): number {
  return Math.round(Math.min(1, Math.max(MIN_TYPE, drawnBox(plan).width / FULL_TYPE_M)) * 100) / 100;
}

export function frameBox(plan: Plan, hasDimensions: boolean): Box {
  const { x, y, width, height } = drawnBox(plan);
  const before = hasDimensions ? (DIMENSION_GAP_M + DIMENSION_ROOM_M) * typeScale(plan) : EDGE_M;
  return { x: x - before, y: y - before, width: width + before + EDGE_M, height: height + before + EDGE_M };
}

export type DoorShape = {
  readonly gap: Box;
  readonly hinge: Point;
  /** Free edge of the leaf: `leaf` with the door open, `latch` with the door closed. */
  readonly leaf: Point;
  readonly latch: Point;
  /** SVG sweep flag of the arc from `leaf` to `latch`. */
  readonly sweep: 0 | 1;
};

export function doorShape(door: Plan['doors'][number]): DoorShape {
  const { hingeX: x, hingeY: y, width, thicknessM, opens, swings } = door;
  const isHorizontal = door.direction === 'horizontal';
  const along = width * sign(opens);
  const across = width * sign(swings);
  const depth = thicknessM + 0.02;
  const turnsRight = sign(opens) * sign(swings) > 0;
  return isHorizontal
    ? {
        gap: { x: Math.min(x, x + along), y: y - depth / 2, width, height: depth },
        hinge: { x, y },
        leaf: { x, y: y + across },
        latch: { x: x + along, y },
        sweep: turnsRight ? 0 : 1,
      }
    : {
        gap: { x: x - depth / 2, y: Math.min(y, y + along), width: depth, height: width },
        hinge: { x, y },
        leaf: { x: x + across, y },
        latch: { x, y: y + along },
        sweep: turnsRight ? 1 : 0,
      };
}

export type WindowShape = { readonly gap: Box; readonly frame: Box; readonly glass: readonly [Point, Point] };

/** A window's position is the lower (or right) face of its outer wall. */
export function windowShape({ x, y, length, direction }: Plan['windows'][number]): WindowShape {
  const wall = OUTER_WALL_M;
  return direction === 'horizontal'
    ? {
        gap: { x, y: y - wall - 0.01, width: length, height: wall + 0.02 },
        frame: { x, y: y - wall, width: length, height: wall },
        glass: [
          { x, y: y - wall / 2 },
          { x: x + length, y: y - wall / 2 },
        ],
      }
    : {
        gap: { x: x - wall - 0.01, y, width: wall + 0.02, height: length },
        frame: { x: x - wall, y, width: wall, height: length },
        glass: [
          { x: x - wall / 2, y },
          { x: x - wall / 2, y: y + length },
        ],
      };
}

export type Dimension = { readonly from: number; readonly to: number; readonly millimetres: number };

export function dimensionChain(marks: readonly number[]): Dimension[] {
  const sorted = [...new Set(marks)].sort((a, b) => a - b);
  return sorted.slice(1).map((to, index) => {
    const from = sorted[index] ?? to;
    return { from, to, millimetres: Math.round((to - from) * 1000) };
  });
}

/** Average letter width in metres at full text size. */
const LETTER_M = 0.15;
const LABEL_GAP_M = 0.14;

/** Minimum horizontal scale of letters that stay legible. */
const NARROWEST = 0.86;

export type RoomLabel = Point & {
  /** Reduced width in metres for a name that does not fit. */
  readonly narrowedM?: number;
};

/** Returns the label position as specified, shifted away from the walls if needed. */
export function roomLabel({ name, x, y, width, height, label }: Plan['rooms'][number], scale: number): RoomLabel {
  const placed = label ?? { x: x + width / 2, y: y + height / 2 };
  const gapM = LABEL_GAP_M * scale;
  const nameM = name.length * LETTER_M * scale;
  const isClear = Math.min(placed.x - x, x + width - placed.x) >= nameM / 2 + gapM;
  if (isClear) return placed;
  const narrowedM = Math.min(nameM * NARROWEST, width - 2 * gapM);
  const reach = narrowedM / 2 + gapM;
  return { x: Math.min(Math.max(placed.x, x + reach), x + width - reach), y: placed.y, narrowedM };
}

function sign(direction: 'right' | 'left' | 'down' | 'up'): 1 | -1 {
  return direction === 'right' || direction === 'down' ? 1 : -1;
}
