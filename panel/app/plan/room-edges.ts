import type { PlanFacts, RoomFacts } from './plan-facts.ts';
import { metres } from './plan-facts.ts';

export type Side = 'left' | 'right' | 'top' | 'bottom';
export const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

export type Span = { readonly from: number; readonly to: number };
/** Property names across an edge (`at`, `size`) and along it (`along`, `length`). */
export type Axis = {
  readonly at: 'x' | 'y';
  readonly size: 'width' | 'height';
  readonly along: 'x' | 'y';
  readonly length: 'width' | 'height';
};

export const ACROSS: Axis = { at: 'x', size: 'width', along: 'y', length: 'height' };
export const DOWN: Axis = { at: 'y', size: 'height', along: 'x', length: 'width' };
export const axisOf = (side: Side): Axis => (side === 'left' || side === 'right' ? ACROSS : DOWN);

const NEAR_M = 0.015;
export const isNear = (a: number, b: number) => Math.abs(a - b) <= NEAR_M;
const overlap = (a: Span, b: Span) => Math.min(a.to, b.to) - Math.max(a.from, b.from) > NEAR_M;

export function edgeAt(room: RoomFacts, side: Side): number {
  const { at, size } = axisOf(side);
  return side === 'left' || side === 'top' ? room[at] : metres(room[at] + room[size]);
}

/** The origin of the plan is at the left and top edges, which therefore cannot move. */
export function isFixed(room: RoomFacts, side: Side): boolean {
  return (side === 'left' || side === 'top') && isNear(edgeAt(room, side), 0);
}

/** An edge with the indices of the rooms that end at it (`before`) and begin at it (`after`). */
export type Edge = {
  readonly axis: Axis;
  readonly at: number;
  readonly before: ReadonlySet<number>;
  readonly after: ReadonlySet<number>;
  /** Whether this is an outer edge of the flat, which windows and a loggia follow. */
  readonly isOuter: boolean;
  holds(along: number): boolean;
};

/** Collects rooms on both sides of an edge, transitively: those that share a part of it with a collected room. */
export function edgeOf(plan: PlanFacts, room: RoomFacts, side: Side): Edge {
  const axis = axisOf(side);
  const at = edgeAt(room, side);
  const spanOf = (one: RoomFacts): Span => ({ from: one[axis.along], to: one[axis.along] + one[axis.length] });
  const isOuter = isNear(at, plan[axis.size]) && !plan.rooms.some((one) => isNear(one[axis.at], at));
  const spans = [isOuter ? { from: -Infinity, to: Infinity } : spanOf(room)];
  const before = new Set<number>();
  const after = new Set<number>();
  for (let known = -1; known < before.size + after.size; ) {
    known = before.size + after.size;
    for (const [index, one] of plan.rooms.entries()) {
      const group = sideGroup(one, axis, at, before, after);
      if (!group || group.has(index) || !spans.some((span) => overlap(span, spanOf(one)))) continue;
      group.add(index);
      spans.push(spanOf(one));
    }
  }
  const holds = (along: number) => spans.some(({ from, to }) => along >= from - NEAR_M && along <= to + NEAR_M);
  return { axis, at, before, after, isOuter, holds };
}

function sideGroup<Group>(room: RoomFacts, axis: Axis, at: number, before: Group, after: Group): Group | null {
  if (isNear(room[axis.at] + room[axis.size], at)) return before;
  return isNear(room[axis.at], at) ? after : null;
}
