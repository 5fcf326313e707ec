import type { Point } from '../../../model/plan-drawing/plan-units.ts';
import { movePart } from './move-part.ts';
import { quarterTurn } from './new-part.ts';
import type { PlanFacts } from './plan-facts.ts';
import { metres } from './plan-facts.ts';
import type { Part } from './plan-parts.ts';
import { isSame, known, partsOf, withFacts } from './plan-parts.ts';
import type { Handle } from './resize-part.ts';
import { handlesOf, resizePart } from './resize-part.ts';
import { FINE_M, GRID_M } from './snap.ts';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Press = { readonly key: string; readonly shiftKey: boolean; readonly altKey: boolean };

/** Returns the plan after a key press, or `null` for other keys. Arrows move, Alt resizes, Shift uses steps of 1 cm. */
export function planAfterKey(plan: PlanFacts, part: Part, { key, shiftKey, altKey }: Press): PlanFacts | null {
  const found = known(plan, part);
  const arrow = ARROWS[key];
  if (!found) return null;
  if (arrow) {
    const step = shiftKey ? FINE_M : GRID_M;
    const by = { x: metres(arrow.x * step), y: metres(arrow.y * step) };
    if (!altKey) return movePart(plan, part, by);
    const places = handlesOf(found).map(({ handle }) => handle);
    const handle =
      arrow.x !== 0 ? firstOf(places, ['right', 'left', 'end']) : firstOf(places, ['bottom', 'top', 'end']);
    return handle ? resizePart(plan, part, handle, by) : null;
  }
  if (key.toLowerCase() === 'r' || key.toLowerCase() === 'к') {
    return found.kind === 'furniture' ? withFacts(plan, part, quarterTurn(found.facts)) : null;
  }
  return null;
}

function firstOf(places: readonly Handle[], wanted: readonly Handle[]): Handle | undefined {
  return wanted.find((handle) => places.includes(handle));
}

export function neighbourOf(plan: PlanFacts, part: Part | null, step: 1 | -1): Part | null {
  const parts = partsOf(plan);
  const at = parts.findIndex((other) => isSame(other, part));
  if (at < 0) return parts.at(step > 0 ? 0 : -1) ?? null;
  return parts[(at + step + parts.length) % parts.length] ?? null;
}
