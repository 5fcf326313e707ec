import type { Box } from '../../../model/plan-drawing/plan-units.ts';
import type { DoorFacts, PieceFacts, PlanFacts, RoomFacts, WallFacts, WindowFacts } from './plan-facts.ts';

export type Part = { readonly kind: PartKind; readonly index: number };
export type PartKind = 'rooms' | 'walls' | 'windows' | 'doors' | 'furniture' | 'loggia';

type PartFacts = {
  readonly rooms: RoomFacts;
  readonly walls: WallFacts;
  readonly windows: WindowFacts;
  readonly doors: DoorFacts;
  readonly furniture: PieceFacts;
  readonly loggia: Box;
};
/** Values of a part with its kind. */
export type Known = { [Kind in PartKind]: { readonly kind: Kind; readonly facts: PartFacts[Kind] } }[PartKind];

/** Kinds in the order in which a plan is usually drawn. */
export const PART_KINDS = ['rooms', 'walls', 'doors', 'windows', 'furniture', 'loggia'] as const;

export const isSame = (a: Part | null, b: Part | null) => a?.kind === b?.kind && a?.index === b?.index;

/** Path inside the plan, such as `rooms.2`. */
export const pathOf = ({ kind, index }: Part) => (kind === 'loggia' ? kind : `${kind}.${index}`);

export function partsOf(plan: PlanFacts): Part[] {
  return PART_KINDS.flatMap((kind) => listOf(plan, kind).map((_, index) => ({ kind, index })));
}

export function listOf<Kind extends PartKind>(plan: PlanFacts, kind: Kind): readonly PartFacts[Kind][] {
  const list = kind === 'loggia' ? (plan.loggia ? [plan.loggia] : []) : (plan[kind as 'rooms'] ?? []);
  return list as unknown as readonly PartFacts[Kind][];
}

export function known(plan: PlanFacts, { kind, index }: Part): Known | null {
  const facts = listOf(plan, kind)[index];
  return facts ? ({ kind, facts } as Known) : null;
}

export function withFacts(plan: PlanFacts, { kind, index }: Part, facts: object): PlanFacts {
  if (kind === 'loggia') return { ...plan, loggia: facts as Box };
  return { ...plan, [kind]: listOf(plan, kind).map((old, at) => (at === index ? facts : old)) };
}

export function withoutPart(plan: PlanFacts, { kind, index }: Part): PlanFacts {
  if (kind !== 'loggia') return { ...plan, [kind]: listOf(plan, kind).filter((_, at) => at !== index) };
  const { loggia: _, ...rest } = plan;
  return rest;
}

export function withPart(plan: PlanFacts, { kind, facts }: Known): { readonly plan: PlanFacts; readonly part: Part } {
  if (kind === 'loggia') return { plan: { ...plan, loggia: facts }, part: { kind, index: 0 } };
  const list = listOf(plan, kind);
  return { plan: { ...plan, [kind]: [...list, facts] }, part: { kind, index: list.length } };
}
