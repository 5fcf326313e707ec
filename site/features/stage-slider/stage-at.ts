type Staged = { readonly day: number };

/**
 * The stage that a slider of days means. A finger means the nearest one; a key or a screen reader moves by a day or some
 * and means the next one that way.
 */
export function stageAt(stages: readonly Staged[], current: number, day: number, isDragged: boolean): number {
  const exact = stages.findIndex((stage) => stage.day === day);
  if (exact >= 0) return exact;
  if (!isDragged) return current + Math.sign(day - (stages[current]?.day ?? day));
  const distance = (index: number) => Math.abs((stages[index]?.day ?? 0) - day);
  return stages.reduce((nearest, _, index) => (distance(index) < distance(nearest) ? index : nearest), 0);
}
