import { doorShape, windowShape } from '../../../model/plan-drawing/plan-geometry.ts';
import type { Box, Point } from '../../../model/plan-drawing/plan-units.ts';
import { INNER_WALL_M } from '../../../model/plan-drawing/plan-units.ts';
import type { PieceFacts } from './plan-facts.ts';
import type { Known } from './plan-parts.ts';

export function partBox({ kind, facts }: Known): Box {
  switch (kind) {
    case 'rooms':
    case 'loggia':
      return facts;
    case 'furniture':
      return pieceBox(facts);
    case 'windows':
      return windowShape(facts).gap;
    case 'doors': {
      const { gap, leaf } = doorShape({ ...facts, thicknessM: facts.thicknessM ?? INNER_WALL_M });
      return around([leaf, { x: gap.x, y: gap.y }, { x: gap.x + gap.width, y: gap.y + gap.height }]);
    }
    case 'walls': {
      const half = INNER_WALL_M / 2;
      const { x, y, width, height } = around([
        { x: facts.x1, y: facts.y1 },
        { x: facts.x2, y: facts.y2 },
      ]);
      return { x: x - half, y: y - half, width: width + INNER_WALL_M, height: height + INNER_WALL_M };
    }
  }
}

/**
 * Returns the box of unrotated furniture. A round table has a centre and a radius; other pieces have a corner and
 * sizes.
 */
export function pieceFrame({ kind, x, y, width, height = width }: PieceFacts): Box {
  return kind === 'round-table'
    ? { x: x - width, y: y - width, width: 2 * width, height: 2 * width }
    : { x, y, width, height };
}

function pieceBox(piece: PieceFacts): Box {
  const { x, y, width, height } = pieceFrame(piece);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const corners = [
    { x: width / 2, y: height / 2 },
    { x: width / 2, y: -height / 2 },
  ].map((corner) => turned(corner, piece.rotate ?? 0));
  const half = {
    x: Math.max(...corners.map((corner) => Math.abs(corner.x))),
    y: Math.max(...corners.map((corner) => Math.abs(corner.y))),
  };
  return { x: middle.x - half.x, y: middle.y - half.y, width: 2 * half.x, height: 2 * half.y };
}

export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

function around(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
