/** Height of the field for the plan, in CSS pixels. */
export const FIELD_HEIGHT = 230;
/** A flat of this size fills the field; larger ones are drawn no larger. */
const FULL_AREA_M2 = 110;
const USUAL_RATIO = 1.3;

/** How wide a plan of these proportions is drawn, in CSS pixels, so that the drawn area grows with the flat. */
export function drawnWidth(areaM2: number, ratio: number): number {
  const pixelsPerM2 = (FIELD_HEIGHT * FIELD_HEIGHT * USUAL_RATIO) / FULL_AREA_M2;
  const height = Math.min(FIELD_HEIGHT, Math.sqrt((pixelsPerM2 * areaM2) / ratio));
  return Math.round(height * ratio);
}
