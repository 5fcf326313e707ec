/** Height of the plan's box, in CSS pixels. */
export const FIELD_HEIGHT = 230;
/** A flat of this area fills the box; larger flats are drawn at the same size. */
const FULL_AREA_M2 = 110;
const USUAL_RATIO = 1.3;

/** Returns the plan's width in CSS pixels, so that the drawn area is proportional to the flat's area. */
export function drawnWidth(areaM2: number, ratio: number): number {
  const pixelsPerM2 = (FIELD_HEIGHT * FIELD_HEIGHT * USUAL_RATIO) / FULL_AREA_M2;
  const height = Math.min(FIELD_HEIGHT, Math.sqrt((pixelsPerM2 * areaM2) / ratio));
  return Math.round(height * ratio);
}
