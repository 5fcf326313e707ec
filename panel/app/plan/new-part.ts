import type { PieceFacts, PlanFacts } from './plan-facts.ts';
import { metres } from './plan-facts.ts';
import type { Known, Part } from './plan-parts.ts';
import { known } from './plan-parts.ts';

const PIECES: Record<PieceFacts['kind'], Pick<PieceFacts, 'width' | 'height'>> = {
  bed: { width: 1.6, height: 2 },
  'single-bed': { width: 0.9, height: 2 },
  sofa: { width: 2, height: 0.9 },
  box: { width: 0.5, height: 0.5 },
  wardrobe: { width: 1.2, height: 0.6 },
  rug: { width: 2, height: 1.4 },
  table: { width: 1.2, height: 0.8 },
  'round-table': { width: 0.5 },
  kitchen: { width: 2.4, height: 0.6 },
  bath: { width: 1.7, height: 0.7 },
  shower: { width: 0.9, height: 0.9 },
  toilet: { width: 0.4, height: 0.7 },
  sink: { width: 0.6, height: 0.45 },
  washer: { width: 0.6, height: 0.6 },
  desk: { width: 1.2, height: 0.6 },
};
export const PIECE_KINDS = Object.keys(PIECES) as PieceFacts['kind'][];

export function newPiece(plan: PlanFacts, kind: PieceFacts['kind'], chosen: Part | null): Known {
  const size = PIECES[kind];
  const middle = middleOf(plan, chosen);
  const isRound = kind === 'round-table';
  const [width, height] = [size.width, size.height ?? size.width];
  const corner = isRound ? middle : { x: metres(middle.x - width / 2), y: metres(middle.y - height / 2) };
  return { kind: 'furniture', facts: { kind, ...corner, ...size } };
}

export function newPart(plan: PlanFacts, kind: Exclude<Known['kind'], 'furniture'>, chosen: Part | null): Known {
  const { width, height } = plan;
  const middle = middleOf(plan, chosen);
  switch (kind) {
    case 'rooms': {
      const corner = { x: metres(middle.x - 1), y: metres(middle.y - 1) };
      return { kind, facts: { name: 'Комната', ...corner, width: 2, height: 2, areaM2: 4 } };
    }
    case 'walls':
      return { kind, facts: { x1: middle.x, y1: metres(middle.y - 1), x2: middle.x, y2: metres(middle.y + 1) } };
    case 'doors':
      return { kind, facts: newDoor(plan, middle) };
    case 'windows':
      return { kind, facts: { x: metres(Math.max(0, middle.x - 0.75)), y: 0, length: 1.5, direction: 'horizontal' } };
    case 'loggia':
      return { kind, facts: { x: 0, y: metres(height + 0.3), width: metres(Math.min(3, width)), height: 1.2 } };
  }
}

/** Places a new door in the first inner wall that is long enough. */
function newDoor(
  plan: PlanFacts,
  middle: { readonly x: number; readonly y: number },
): Extract<Known, { kind: 'doors' }>['facts'] {
  const wall = plan.walls.find(({ x1, y1, x2, y2 }) => Math.abs(x2 - x1) + Math.abs(y2 - y1) > 1);
  if (!wall) {
    return { hingeX: middle.x, hingeY: middle.y, width: 0.8, direction: 'horizontal', opens: 'right', swings: 'up' };
  }
  const isAlong = wall.y1 === wall.y2;
  const hinge = {
    hingeX: isAlong ? metres(Math.min(wall.x1, wall.x2) + 0.1) : wall.x1,
    hingeY: isAlong ? wall.y1 : metres(Math.min(wall.y1, wall.y2) + 0.1),
  };
  return isAlong
    ? { ...hinge, width: 0.8, direction: 'horizontal', opens: 'right', swings: 'up' }
    : { ...hinge, width: 0.8, direction: 'vertical', opens: 'down', swings: 'left' };
}

function middleOf(plan: PlanFacts, chosen: Part | null) {
  const found = chosen && known(plan, chosen);
  const { x, y, width, height } = found?.kind === 'rooms' ? found.facts : { x: 0, y: 0, ...plan };
  return { x: metres(x + width / 2), y: metres(y + height / 2) };
}

/** Rotates furniture by 90° clockwise. */
export function quarterTurn(piece: PieceFacts): PieceFacts {
  const { rotate = 0, ...rest } = piece;
  const next = (rotate + 90) % 360;
  const turn = next > 180 ? next - 360 : next;
  return turn === 0 ? rest : { ...rest, rotate: turn };
}
