import type { Point } from '../../../model/plan-drawing/plan-units.ts';
import { INNER_WALL_M, OUTER_WALL_M } from '../../../model/plan-drawing/plan-units.ts';
import { partBox } from './part-box.ts';
import type { PlanFacts } from './plan-facts.ts';
import { metres } from './plan-facts.ts';
import type { Known, Part } from './plan-parts.ts';
import { isSame, known } from './plan-parts.ts';
import type { Handle } from './resize-part.ts';
import { handlePlace } from './resize-part.ts';

export const GRID_M = 0.1;
export const FINE_M = 0.01;
const PULL_M = 0.12;

type Lines = { readonly x: readonly number[]; readonly y: readonly number[] };

/** Returns the coordinates to which a part can snap: edges of other rooms, walls and the flat. */
function linesFor(plan: PlanFacts, part: Part): Lines {
  const { rooms, walls, loggia, width, height } = plan;
  if (part.kind === 'windows') return { x: [0, width + OUTER_WALL_M], y: [0, height + OUTER_WALL_M] };
  const boxes = [...rooms, ...(loggia ? [loggia] : [])].filter(
    (_, index) => !isSame(part, index < rooms.length ? { kind: 'rooms', index } : { kind: 'loggia', index: 0 }),
  );
  const straight = walls.filter((_, index) => !isSame(part, { kind: 'walls', index }));
  const x = [
    0,
    width,
    ...boxes.flatMap((box) => [box.x, box.x + box.width]),
    ...straight.flatMap(({ x1, x2 }) => [x1, x2]),
  ];
  const y = [
    0,
    height,
    ...boxes.flatMap((box) => [box.y, box.y + box.height]),
    ...straight.flatMap(({ y1, y2 }) => [y1, y2]),
  ];
  if (part.kind === 'doors') {
    const half = OUTER_WALL_M / 2;
    return { x: [...x, -half, width + half], y: [...y, -half, height + half] };
  }
  if (part.kind !== 'furniture') return { x, y };
  // Furniture snaps to both faces of a wall instead of its middle.
  const faces = (lines: readonly number[]) => lines.flatMap((at) => [at, at - INNER_WALL_M / 2, at + INNER_WALL_M / 2]);
  return { x: faces(x), y: faces(y) };
}

/** Returns the coordinates of a part that can snap to others. */
function anchors(found: Known): Lines {
  const { kind, facts } = found;
  if (kind === 'doors') return { x: [facts.hingeX], y: [facts.hingeY] };
  if (kind === 'windows') return { x: [facts.x], y: [facts.y] };
  if (kind === 'walls') return { x: [facts.x1, facts.x2], y: [facts.y1, facts.y2] };
  const { x, y, width, height } = partBox(found);
  return { x: [x, x + width], y: [y, y + height] };
}

/** Snaps a shift to the nearest edge or else to the grid; `fine` only rounds to centimetres. */
export function snapMove(plan: PlanFacts, part: Part, by: Point, fine: boolean): Point {
  const found = known(plan, part);
  if (!found) return by;
  const own = anchors(found);
  const lines = linesFor(plan, part);
  return {
    x: by.x === 0 ? 0 : snapped(own.x, lines.x, by.x, fine),
    y: by.y === 0 ? 0 : snapped(own.y, lines.y, by.y, fine),
  };
}

export function snapResize(plan: PlanFacts, part: Part, handle: Handle, by: Point, fine: boolean): Point {
  if (handle === 'label') return { x: snapped([0], [], by.x, fine), y: snapped([0], [], by.y, fine) };
  const place = handlePlace(plan, part, handle);
  if (!place) return by;
  const lines = linesFor(plan, part);
  return { x: snapped([place.x], lines.x, by.x, fine), y: snapped([place.y], lines.y, by.y, fine) };
}

function snapped(own: readonly number[], lines: readonly number[], by: number, fine: boolean): number {
  if (fine) return metres(by);
  const pulls = own.flatMap((at) => lines.map((line) => line - at - by));
  const [nearest = Number.POSITIVE_INFINITY] = pulls.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  if (Math.abs(nearest) <= PULL_M) return metres(by + nearest);
  const [first = 0] = own;
  return metres(Math.round((first + by) / GRID_M) * GRID_M - first);
}
