import type { Point } from '../../../model/plan-drawing/plan-units.ts';
import type { PlanFacts } from './plan-facts.ts';
import { metres } from './plan-facts.ts';
import type { Part } from './plan-parts.ts';
import { known, withFacts } from './plan-parts.ts';

export function movePart(plan: PlanFacts, part: Part, { x: dx, y: dy }: Point): PlanFacts {
  const found = known(plan, part);
  if (!found) return plan;
  const { kind, facts } = found;
  const to = ({ x, y }: Point) => ({ x: metres(x + dx), y: metres(y + dy) });
  switch (kind) {
    case 'rooms':
      return withFacts(plan, part, { ...facts, ...to(facts), ...(facts.label ? { label: to(facts.label) } : {}) });
    case 'walls': {
      const [start, end] = [to({ x: facts.x1, y: facts.y1 }), to({ x: facts.x2, y: facts.y2 })];
      return withFacts(plan, part, { ...facts, x1: start.x, y1: start.y, x2: end.x, y2: end.y });
    }
    case 'doors': {
      const hinge = to({ x: facts.hingeX, y: facts.hingeY });
      return withFacts(plan, part, { ...facts, hingeX: hinge.x, hingeY: hinge.y });
    }
    default:
      return withFacts(plan, part, { ...facts, ...to(facts) });
  }
}
