export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

export const PX_PER_METRE = 40;
export const OUTER_WALL_M = 0.3;
export const INNER_WALL_M = 0.13;

/** Converts metres to user units of the SVG, rounded to 0.1. */
export function px(metres: number): number {
  return Math.round(metres * PX_PER_METRE * 10) / 10;
}
