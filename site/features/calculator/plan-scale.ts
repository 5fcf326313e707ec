import type { Plan } from '../../../model/kinds/plan.ts';
import { frameBox } from '../../ui/floor-plan/plan-geometry.ts';

/** Height of the field for the plan, in CSS pixels. */
export const FIELD_HEIGHT = 230;
/** A flat of this size fills the field; larger ones are drawn no larger. */
const FULL_AREA_M2 = 110;
const USUAL_RATIO = 1.3;

/** How wide a plan is drawn, in CSS pixels, so that the drawn area grows with the area of the flat. */
export function drawnWidth(areaM2: number, plan: Plan): number {
  const frame = frameBox(plan, false);
  return drawnWidthOf(areaM2, frame.width / frame.height);
}

export function drawnWidthOf(areaM2: number, ratio: number): number {
  const pixelsPerM2 = (FIELD_HEIGHT * FIELD_HEIGHT * USUAL_RATIO) / FULL_AREA_M2;
  const height = Math.min(FIELD_HEIGHT, Math.sqrt((pixelsPerM2 * areaM2) / ratio));
  return Math.round(height * ratio);
}
