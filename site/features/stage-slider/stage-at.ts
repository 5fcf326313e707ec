type Staged = { readonly day: number };

/**
 * Maps a slider day to a stage. A drag selects the nearest stage; a key step selects the next stage in that direction.
 */
export function stageAt(stages: readonly Staged[], current: number, day: number, isDragged: boolean): number {
  const exact = stages.findIndex((stage) => stage.day === day);
  if (exact >= 0) return exact;
  if (!isDragged) return current + Math.sign(day - (stages[current]?.day ?? day));
  const distance = (index: number) => Math.abs((stages[index]?.day ?? 0) - day);
  return stages.reduce((nearest, _, index) => (distance(index) < distance(nearest) ? index : nearest), 0);
}
