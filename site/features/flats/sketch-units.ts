import { type Box, PX_PER_METRE } from '../../ui/floor-plan/plan-geometry.ts';

/** Metres as whole units of a sketch, 2.5 cm each: finer than a thumbnail shows. */
export function units(metres: number): number {
  return Math.round(metres * PX_PER_METRE);
}

export function boxPath({ x, y, width, height }: Box): string {
  return `M${units(x)} ${units(y)}h${units(width)}v${units(height)}h${-units(width)}z`;
}
