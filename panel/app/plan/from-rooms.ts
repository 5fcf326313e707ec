import type { PlanFacts, WallFacts } from './plan-facts.ts';
import { metres } from './plan-facts.ts';
import type { Axis, Span } from './room-edges.ts';
import { ACROSS, DOWN, isNear } from './room-edges.ts';

export function wallsByRooms({ rooms, width, height }: PlanFacts): WallFacts[] {
  const lines = (axis: Axis, end: number) => {
    const spans = new Map<number, Span[]>();
    for (const room of rooms) {
      for (const at of [room[axis.at], room[axis.at] + room[axis.size]].map(metres)) {
        if (isNear(at, 0) || isNear(at, end)) continue;
        const span = { from: room[axis.along], to: metres(room[axis.along] + room[axis.length]) };
        spans.set(at, [...(spans.get(at) ?? []), span]);
      }
    }
    return [...spans].flatMap(([at, found]) => joined(found).map((span) => ({ at, ...span })));
  };
  return [
    ...lines(ACROSS, width).map(({ at, from, to }) => ({ x1: at, y1: from, x2: at, y2: to })),
    ...lines(DOWN, height).map(({ at, from, to }) => ({ x1: from, y1: at, x2: to, y2: at })),
  ];
}

function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && (span.from <= last.to || isNear(span.from, last.to)))
      found[found.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else found.push(span);
  }
  return found;
}

/** Returns dimension marks at all edges of rooms and at the outer walls. */
export function marksByRooms({ rooms, width, height }: PlanFacts): Pick<PlanFacts, 'dimensionsX' | 'dimensionsY'> {
  const marks = (axis: Axis, end: number) =>
    [...new Set([0, end, ...rooms.flatMap((room) => [room[axis.at], metres(room[axis.at] + room[axis.size])])])].sort(
      (a, b) => a - b,
    );
  return { dimensionsX: marks(ACROSS, width), dimensionsY: marks(DOWN, height) };
}
