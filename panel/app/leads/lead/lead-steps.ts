import type { LeadStage } from '../../../../model/lead/lead-stages.ts';
import { LEAD_STAGE_NAMES } from '../../../../model/lead/lead-stages.ts';

const NEXT: Readonly<Record<LeadStage, readonly LeadStage[]>> = {
  new: ['in-work', 'called', 'lost'],
  'in-work': ['called', 'lost'],
  called: ['visit', 'won', 'lost'],
  visit: ['won', 'lost'],
  won: ['visit'],
  lost: ['in-work'],
  spam: ['new'],
};

/** The bar has two places for steps and, where there is room, one for the refusal; other stages are in the menu. */
const PLACES: Readonly<Partial<Record<LeadStage, readonly LeadStage[]>>> = {
  new: ['in-work', 'called'],
  'in-work': ['in-work', 'called'],
  called: ['visit', 'called'],
  visit: ['visit', 'won'],
  won: ['visit', 'won'],
};

export type LeadStep = {
  readonly name: LeadStage;
  readonly isNext: boolean;
  /** Whether the lead is at this stage or beyond it on its way to a contract. */
  readonly isReached: boolean;
};

/** Steps of the bar. The entered stage keeps its place, so that no other step lands under the pointer. */
export function leadSteps(stage: LeadStage, isPhone: boolean): readonly LeadStep[] {
  const next = NEXT[stage];
  const places = PLACES[stage];
  // A lead that was lost or is spam has one way back.
  const names = places === undefined ? next : isPhone ? places : [...places, 'lost' as const];
  return names.map((name) => {
    const isNext = next.includes(name);
    return { name, isNext, isReached: !isNext && LEAD_STAGE_NAMES.indexOf(name) <= LEAD_STAGE_NAMES.indexOf(stage) };
  });
}

/** Until the first conversation the call is what the screen exists for, afterwards it is the next step. */
export function isCallFirst(stage: LeadStage): boolean {
  return stage === 'new' || stage === 'in-work';
}

export function isStepFirst(stage: LeadStage): boolean {
  return stage === 'called' || stage === 'visit';
}
