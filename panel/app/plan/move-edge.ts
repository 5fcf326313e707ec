import { OUTER_WALL_M } from '../../../model/plan-drawing/plan-units.ts';
import type { DoorFacts, PlanFacts, RoomFacts, WallFacts } from './plan-facts.ts';
import { areaOf, metres } from './plan-facts.ts';
import type { Axis, Edge, Side } from './room-edges.ts';
import { edgeOf, isFixed, isNear } from './room-edges.ts';

const MIN_ROOM_M = 0.3;

/**
 * Moves an edge of a room with adjacent rooms and everything on the edge: walls, doors, windows of an outer wall,
 * dimension marks.
 */
export function moveEdge(plan: PlanFacts, index: number, side: Side, delta: number): PlanFacts {
  const room = plan.rooms[index];
  if (!room || isFixed(room, side)) return plan;
  const edge = edgeOf(plan, room, side);
  const { axis, at, isOuter } = edge;
  const by = metres(metres(at + allowed(plan, edge, delta)) - at);
  if (by === 0) return plan;
  const rooms = plan.rooms.map((one, other) => roomWithEdge(one, other, edge, by));
  const outside = isOuter ? outsideWithEdge(plan, edge, by) : {};
  const marks = axis.at === 'x' ? 'dimensionsX' : 'dimensionsY';
  return {
    ...plan,
    ...outside,
    rooms,
    walls: plan.walls.map((wall) => wallWithEdge(wall, edge, by)),
    doors: plan.doors.map((door) => doorWithEdge(door, edge, by)),
    [marks]: marksWithEdge(plan[marks], rooms, edge, by),
  };
}

/** Limits the shift so that no adjacent room becomes too narrow. */
function allowed({ rooms }: PlanFacts, { axis, before, after }: Edge, delta: number): number {
  const spare = (indices: ReadonlySet<number>) =>
    Math.max(0, Math.min(...[...indices].map((index) => (rooms[index]?.[axis.size] ?? 0) - MIN_ROOM_M)));
  return Math.min(Math.max(delta, -spare(before)), spare(after));
}

function roomWithEdge(room: RoomFacts, index: number, { axis, before, after }: Edge, by: number): RoomFacts {
  const { at, size } = axis;
  if (before.has(index)) return resized(room, { ...room, [size]: metres(room[size] + by) });
  if (!after.has(index)) return room;
  return resized(room, { ...room, [at]: metres(room[at] + by), [size]: metres(room[size] - by) });
}

/** Recalculates the area only if it matched the sides before; otherwise a person has entered it. */
function resized(before: RoomFacts, after: RoomFacts): RoomFacts {
  return before.areaM2 === areaOf(before) ? { ...after, areaM2: areaOf(after) } : after;
}

/** Moves a wall along the edge; extends a wall that ends at the edge. */
function wallWithEdge(wall: WallFacts, { axis, at, holds }: Edge, by: number): WallFacts {
  const [own, along] = axis.at === 'x' ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const [first, second] = [`${own}1`, `${own}2`] as const;
  const [from, to] = [wall[`${along}1`], wall[`${along}2`]];
  const runsAlong = isNear(wall[first], wall[second]);
  const isHeld = (place: number) => holds(runsAlong ? (from + to) / 2 : place);
  const moved = (value: number, place: number) => (isNear(value, at) && isHeld(place) ? metres(value + by) : value);
  return { ...wall, [first]: moved(wall[first], from), [second]: moved(wall[second], to) };
}

function doorWithEdge(door: DoorFacts, { axis, at, holds, isOuter }: Edge, by: number): DoorFacts {
  const runs = axis.at === 'x' ? 'vertical' : 'horizontal';
  const [own, along] = axis.at === 'x' ? (['hingeX', 'hingeY'] as const) : (['hingeY', 'hingeX'] as const);
  const isThere = isNear(door[own], at) || (isOuter && isNear(door[own], at + OUTER_WALL_M / 2));
  return door.direction === runs && isThere && holds(door[along]) ? { ...door, [own]: metres(door[own] + by) } : door;
}

/** Resizes the flat and moves windows of the wall and a loggia behind it. */
function outsideWithEdge(plan: PlanFacts, { axis, at }: Edge, by: number): Partial<PlanFacts> {
  const { windows, loggia } = plan;
  const runs = axis.at === 'x' ? 'vertical' : 'horizontal';
  const shifted = <Placed extends { readonly x: number; readonly y: number }>(
    placed: Placed,
    own: Axis['at'],
  ): Placed => ({
    ...placed,
    [own]: metres(placed[own] + by),
  });
  return {
    [axis.size]: metres(plan[axis.size] + by),
    windows: windows.map((window) =>
      window.direction === runs && isNear(window[axis.at], at + OUTER_WALL_M) ? shifted(window, axis.at) : window,
    ),
    ...(loggia && (loggia[axis.at] > at || isNear(loggia[axis.at], at)) ? { loggia: shifted(loggia, axis.at) } : {}),
  };
}

/** Moves a dimension mark; also keeps the old mark if another edge remains there. */
function marksWithEdge(
  marks: readonly number[],
  rooms: readonly RoomFacts[],
  { axis, at }: Edge,
  by: number,
): number[] {
  const mark = marks.find((value) => isNear(value, at));
  if (mark === undefined) return [...marks];
  const isStill = rooms.some((room) => isNear(room[axis.at], at) || isNear(room[axis.at] + room[axis.size], at));
  const to = metres(mark + by);
  const kept = isStill ? marks : marks.filter((value) => value !== mark);
  return kept.some((value) => isNear(value, to)) ? [...kept] : [...kept, to].sort((a, b) => a - b);
}
