import { type Box, type Point, PX_PER_METRE } from '../../../model/plan-drawing/plan-units.ts';

/** Converts metres to whole sketch units of 2.5 cm. */
export function units(metres: number): number {
  return Math.round(metres * PX_PER_METRE);
}

/** Uses relative steps: equal shapes produce equal text, which compresses well. */
export function linePath(points: readonly Point[]): string {
  const [start = { x: 0, y: 0 }, ...rest] = points.map(({ x, y }) => ({ x: units(x), y: units(y) }));
  let from = start;
  const steps = rest.map((to) => {
    const step = stepPath(to.x - from.x, to.y - from.y);
    from = to;
    return step;
  });
  return `M${pair(start.x, start.y)}${steps.join('')}`;
}

export function boxPath(box: Box): string {
  return `${linePath(corners(box))}z`;
}

export function corners({ x, y, width, height }: Box): [Point, Point, Point, Point] {
  const [right, bottom] = [x + width, y + height];
  return [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ];
}

export function pair(x: number, y: number): string {
  return `${x}${y < 0 ? '' : ' '}${y}`;
}

function stepPath(x: number, y: number): string {
  if (y === 0) return `h${x}`;
  return x === 0 ? `v${y}` : `l${pair(x, y)}`;
}
