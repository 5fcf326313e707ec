import type { Content } from '../../../model/content.ts';
import { type PlanSketchView, toFurnishedSketch } from '../../ui/plan-sketch/plan-sketch-data.ts';

export type PlanForSize = { readonly upToM2: number; readonly plan: PlanSketchView };

/**
 * Picks one drawn plan per room count, smallest first; a plan applies up to the midpoint between its area and the next
 * one's, the last one to all larger flats.
 */
export function plansBySize({ flats }: Content): PlanForSize[] {
  const drawn = flats.flatMap(({ rooms, areaM2, plan }) => (plan ? [{ rooms, areaM2, plan }] : []));
  const byRooms = new Map(drawn.toReversed().map((flat) => [flat.rooms, flat]));
  const flatsBySize = [...byRooms.values()].sort((a, b) => a.areaM2 - b.areaM2);
  return flatsBySize.map(({ areaM2, plan }, index) => {
    const next = flatsBySize[index + 1];
    return { upToM2: Math.round(next ? (areaM2 + next.areaM2) / 2 : 100_000), plan: toFurnishedSketch(plan) };
  });
}
