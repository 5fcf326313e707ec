import { type Furniture, furnitureShapes, type Shape } from '../../ui/floor-plan/furniture-shapes.ts';
import type { Point } from '../../ui/floor-plan/plan-geometry.ts';
import { units } from './sketch-units.ts';

/** All the furniture as one path, with square corners; turned pieces are turned here and not by the browser. */
export function furniturePath(pieces: readonly Furniture[]): string {
  return pieces
    .flatMap((piece) => {
      const turn = turning(piece);
      return furnitureShapes(piece).map((shape) => toPath(shape, turn));
    })
    .join('');
}

type Turn = { readonly degrees: number; readonly point: (point: Point) => Point };

function turning({ kind, x, y, width, height = width, rotate }: Furniture): Turn {
  const degrees = kind === 'round-table' ? 0 : rotate;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return {
    degrees,
    point: (point) => {
      const [across, down] = [point.x - middleX, point.y - middleY];
      return { x: middleX + across * cos - down * sin, y: middleY + across * sin + down * cos };
    },
  };
}

function toPath(shape: Shape, { degrees, point }: Turn): string {
  if (shape.type === 'line') return polyline([shape.from, shape.to].map(point));
  if (shape.type === 'box') {
    const { x, y, width, height } = shape;
    const [right, bottom] = [x + width, y + height];
    const corners = [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ];
    return `${polyline(corners.map(point))}z`;
  }
  const { x, y, radiusX, radiusY } = shape;
  const [rx, ry] = [units(radiusX), units(radiusY)];
  const [from, to] = [point({ x: x - radiusX, y }), point({ x: x + radiusX, y })];
  const arc = ({ x: endX, y: endY }: Point) => `A${rx} ${ry} ${degrees} 1 1 ${units(endX)} ${units(endY)}`;
  return `M${units(from.x)} ${units(from.y)}${arc(to)}${arc(from)}`;
}

function polyline(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${units(x)} ${units(y)}`).join('');
}
