import type { Plan } from '../kinds/plan.ts';
import type { Furniture, Shape } from './furniture-shapes.ts';
import { doorShape } from './plan-geometry.ts';
import { type Box, px } from './plan-units.ts';

export function shapePath(shapes: readonly Shape[]): string {
  return shapes.map(toPath).join('');
}

export function boxesPath(boxes: readonly Box[]): string {
  return boxes.map(({ x, y, width, height }) => boxPath({ x, y, width, height })).join('');
}

export function doorPath(door: Plan['doors'][number]): string {
  const { hinge, leaf, latch, sweep } = doorShape(door);
  const radius = px(door.width);
  return `M${px(hinge.x)} ${px(hinge.y)}L${px(leaf.x)} ${px(leaf.y)}A${radius} ${radius} 0 0 ${sweep} ${px(latch.x)} ${px(latch.y)}`;
}

/** Returns the SVG `transform` that rotates a piece around its centre. */
export function furnitureTurn({ kind, x, y, width, height = width, rotate }: Furniture): string | undefined {
  if (rotate === 0 || kind === 'round-table') return undefined;
  return `rotate(${rotate} ${px(x + width / 2)} ${px(y + height / 2)})`;
}

function toPath(shape: Shape): string {
  switch (shape.type) {
    case 'box':
      return boxPath(shape);
    case 'ellipse': {
      const [rx, ry] = [px(shape.radiusX), px(shape.radiusY)];
      const half = `a${rx} ${ry} 0 0 1 `;
      return `M${px(shape.x - shape.radiusX)} ${px(shape.y)}${half}${2 * rx} 0${half}${-2 * rx} 0z`;
    }
    case 'line':
      return `M${px(shape.from.x)} ${px(shape.from.y)}L${px(shape.to.x)} ${px(shape.to.y)}`;
  }
}

function boxPath({ x, y, width, height, round = 0 }: Box & { readonly round?: number }): string {
  const radius = Math.max(0, Math.min(round, width / 2, height / 2));
  const [across, down] = [px(width - 2 * radius), px(height - 2 * radius)];
  if (radius === 0) return `M${px(x)} ${px(y)}h${across}v${down}h${-across}z`;
  const r = px(radius);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${px(x + radius)} ${px(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}
