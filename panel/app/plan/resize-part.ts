import type { Box, Point } from '../../../model/plan-drawing/plan-units.ts';
import { moveEdge } from './move-edge.ts';
import { pieceFrame, turned } from './part-box.ts';
import type { PieceFacts, PlanFacts, RoomFacts, WallFacts, WindowFacts } from './plan-facts.ts';
import { metres } from './plan-facts.ts';
import type { Known, Part } from './plan-parts.ts';
import { known, withFacts } from './plan-parts.ts';
import type { Side } from './room-edges.ts';
import { axisOf, edgeAt, isFixed, SIDES } from './room-edges.ts';

/** Handle of a part: a side, or an end of a wall, window or door. `label` moves the name of a room. */
export type Handle = Side | 'start' | 'end' | 'label';
export type PlacedHandle = Point & { readonly handle: Handle };

const MIN_M = 0.1;
/** Offset of the handle above the label, which keeps the text readable. */
const ABOVE_LABEL_M = 0.45;
const sign = (direction: 'left' | 'right' | 'up' | 'down') => (direction === 'right' || direction === 'down' ? 1 : -1);

export function handlesOf({ kind, facts }: Known): PlacedHandle[] {
  switch (kind) {
    case 'rooms':
      return [
        ...sidesOf(facts).filter(({ handle }) => !isFixed(facts, handle)),
        { handle: 'label', x: labelOf(facts).x, y: labelOf(facts).y - ABOVE_LABEL_M },
      ];
    case 'loggia':
      return sidesOf(facts);
    case 'furniture': {
      const frame = pieceFrame(facts);
      const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
      return sidesOf(frame).map(({ handle, x, y }) => {
        const away = turned({ x: x - middle.x, y: y - middle.y }, facts.rotate ?? 0);
        return { handle, x: middle.x + away.x, y: middle.y + away.y };
      });
    }
    case 'walls':
      return [
        { handle: 'start', x: facts.x1, y: facts.y1 },
        { handle: 'end', x: facts.x2, y: facts.y2 },
      ];
    case 'windows': {
      const isAlong = facts.direction === 'horizontal';
      const end = { x: facts.x + (isAlong ? facts.length : 0), y: facts.y + (isAlong ? 0 : facts.length) };
      return [
        { handle: 'start', x: facts.x, y: facts.y },
        { handle: 'end', ...end },
      ];
    }
    case 'doors': {
      const reach = sign(facts.opens) * facts.width;
      const isAlong = facts.direction === 'horizontal';
      return [{ handle: 'end', x: facts.hingeX + (isAlong ? reach : 0), y: facts.hingeY + (isAlong ? 0 : reach) }];
    }
  }
}

const labelOf = ({ label, x, y, width, height }: RoomFacts): Point => label ?? { x: x + width / 2, y: y + height / 2 };
const shiftPoint = ({ x, y }: Point, by: Point): Point => ({ x: metres(x + by.x), y: metres(y + by.y) });

function sidesOf({ x, y, width, height }: Box): (Point & { readonly handle: Side })[] {
  const places: Record<Side, Point> = {
    left: { x, y: y + height / 2 },
    right: { x: x + width, y: y + height / 2 },
    top: { x: x + width / 2, y },
    bottom: { x: x + width / 2, y: y + height },
  };
  return SIDES.map((handle) => ({ handle, ...places[handle] }));
}

export function resizePart(plan: PlanFacts, part: Part, handle: Handle, by: Point): PlanFacts {
  const found = known(plan, part);
  if (!found) return plan;
  const { kind, facts } = found;
  switch (kind) {
    case 'rooms':
      if (isSide(handle)) return moveEdge(plan, part.index, handle, by[axisOf(handle).at]);
      return withFacts(plan, part, { ...facts, label: shiftPoint(labelOf(facts), by) });
    case 'loggia':
      return isSide(handle) ? withFacts(plan, part, resizeBox(facts, handle, by)) : plan;
    case 'furniture':
      return isSide(handle) ? withFacts(plan, part, resizePiece(facts, handle, by)) : plan;
    case 'walls':
      return withFacts(plan, part, resizeWall(facts, handle, by));
    case 'windows':
      return withFacts(plan, part, resizeWindow(facts, handle, by));
    case 'doors': {
      const along = facts.direction === 'horizontal' ? by.x : by.y;
      return withFacts(plan, part, { ...facts, width: least(facts.width + sign(facts.opens) * along) });
    }
  }
}

/** Keeps horizontal and vertical walls straight. */
function resizeWall(wall: WallFacts, handle: Handle, by: Point): WallFacts {
  const { x1, y1, x2, y2 } = wall;
  const x = (value: number) => (x1 === x2 ? value : metres(value + by.x));
  const y = (value: number) => (y1 === y2 ? value : metres(value + by.y));
  return handle === 'start' ? { ...wall, x1: x(x1), y1: y(y1) } : { ...wall, x2: x(x2), y2: y(y2) };
}

function resizeWindow(window: WindowFacts, handle: Handle, by: Point): WindowFacts {
  const at = window.direction === 'horizontal' ? 'x' : 'y';
  if (handle === 'end') return { ...window, length: least(window.length + by[at]) };
  const length = least(window.length - by[at]);
  return { ...window, [at]: metres(window[at] + window.length - length), length };
}

const isSide = (handle: Handle): handle is Side => (SIDES as readonly Handle[]).includes(handle);
const least = (value: number) => Math.max(MIN_M, metres(value));

function resizeBox<Sized extends Box>(box: Sized, side: Side, by: Point): Sized {
  const { at, size } = axisOf(side);
  if (side === 'right' || side === 'bottom') return { ...box, [size]: least(box[size] + by[at]) };
  const left = least(box[size] - by[at]);
  return { ...box, [at]: metres(box[at] + box[size] - left), [size]: left };
}

/** Resizes rotated furniture in its local coordinates; the opposite side stays in place. */
function resizePiece(piece: PieceFacts, side: Side, by: Point): PieceFacts {
  const rotate = piece.rotate ?? 0;
  const own = turned(by, -rotate);
  if (piece.kind === 'round-table') {
    const { at } = axisOf(side);
    const outwards = side === 'right' || side === 'bottom' ? own[at] : -own[at];
    return { ...piece, width: least(piece.width + outwards) };
  }
  const before = pieceFrame(piece);
  const after = resizeBox(before, side, own);
  const shift = turned(
    {
      x: after.x + after.width / 2 - before.x - before.width / 2,
      y: after.y + after.height / 2 - before.y - before.height / 2,
    },
    rotate,
  );
  const corner = {
    x: before.x + before.width / 2 + shift.x - after.width / 2,
    y: before.y + before.height / 2 + shift.y - after.height / 2,
  };
  const hasHeight = piece.height !== undefined || after.height !== after.width;
  return {
    ...piece,
    x: metres(corner.x),
    y: metres(corner.y),
    width: after.width,
    ...(hasHeight ? { height: after.height } : {}),
  };
}

/** Returns the current position of a handle, from which snapping starts. */
export function handlePlace(plan: PlanFacts, part: Part, handle: Handle): Point | null {
  const found = known(plan, part);
  if (!found) return null;
  if (found.kind === 'rooms' && isSide(handle)) {
    const at = edgeAt(found.facts, handle);
    return { x: at, y: at };
  }
  return handlesOf(found).find((placed) => placed.handle === handle) ?? null;
}
