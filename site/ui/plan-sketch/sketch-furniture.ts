import { type Furniture, furnitureShapes, type Shape } from '../../../model/plan-drawing/furniture-shapes.ts';
import { type Point, PX_PER_METRE } from '../../../model/plan-drawing/plan-units.ts';
import { corners, linePath, pair, units } from './sketch-path.ts';

const MIN_ROUND_M = 0.2;

/** Merges all furniture into one path, with rotations applied to the coordinates. */
export function furniturePath(pieces: readonly Furniture[]): string {
  return pieces
    .flatMap((piece) => {
      const turn = turning(piece);
      return furnitureShapes(piece).map((shape) => toPath(shape, turn));
    })
    .join('');
}

type Turn = {
  readonly degrees: number;
  readonly vector: (vector: Point) => Point;
  readonly point: (point: Point) => Point;
};

function turning({ kind, x, y, width, height = width, rotate }: Furniture): Turn {
  const degrees = kind === 'round-table' ? 0 : rotate;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const vector = ({ x: across, y: down }: Point) => ({ x: across * cos - down * sin, y: across * sin + down * cos });
  return {
    degrees,
    vector,
    point: (point) => {
      const turned = vector({ x: point.x - middleX, y: point.y - middleY });
      return { x: middleX + turned.x, y: middleY + turned.y };
    },
  };
}

function toPath(shape: Shape, turn: Turn): string {
  switch (shape.type) {
    case 'line':
      return linePath([shape.from, shape.to].map(turn.point));
    case 'ellipse':
      return ellipsePath(shape, turn);
    case 'box':
      return (shape.round ?? 0) < MIN_ROUND_M
        ? `${linePath(corners(shape).map(turn.point))}z`
        : roundedPath(shape, turn);
  }
}

/** Both arcs must match the rounded radius exactly; a difference of one unit would be visible. */
function ellipsePath(ellipse: Extract<Shape, { type: 'ellipse' }>, { degrees, vector, point }: Turn): string {
  const [radiusX, radiusY] = [units(ellipse.radiusX), units(ellipse.radiusY)];
  const middle = point(ellipse);
  const reach = vector({ x: radiusX, y: 0 });
  const [across, down] = [Math.round(reach.x), Math.round(reach.y)];
  const arc = `${pair(radiusX, radiusY)} ${radiusX === radiusY ? 0 : degrees} 0 1`;
  const start = pair(units(middle.x) - across, units(middle.y) - down);
  return `M${start}a${arc} ${pair(2 * across, 2 * down)} ${arc} ${pair(-2 * across, -2 * down)}`;
}

function roundedPath({ x, y, width, height, round = 0 }: Extract<Shape, { type: 'box' }>, turn: Turn): string {
  const radius = units(Math.min(round, width / 2, height / 2));
  const [across, down] = [units(width) - 2 * radius, units(height) - 2 * radius];
  const step = (stepX: number, stepY: number) => {
    const turned = turn.vector({ x: stepX, y: stepY });
    return pair(Math.round(turned.x), Math.round(turned.y));
  };
  const corner = (stepX: number, stepY: number) => `a${radius} ${radius} 0 0 1 ${step(stepX * radius, stepY * radius)}`;
  const start = turn.point({ x: x + radius / PX_PER_METRE, y });
  return [
    `M${pair(units(start.x), units(start.y))}`,
    `l${step(across, 0)}${corner(1, 1)}l${step(0, down)}${corner(-1, 1)}`,
    `l${step(-across, 0)}${corner(-1, -1)}l${step(0, -down)}${corner(1, -1)}z`,
  ].join('');
}
