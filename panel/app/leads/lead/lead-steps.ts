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

const PLACES: readonly LeadStage[] = ['in-work', 'called', 'visit', 'won', 'lost'];

/** A phone has room for two steps; the refusal is in the menu. */
const PHONE_PLACES: Readonly<Partial<Record<LeadStage, readonly LeadStage[]>>> = {
  new: ['in-work', 'called'],
  'in-work': ['in-work', 'called'],
  called: ['visit', 'called'],
  visit: ['visit', 'won'],
  won: ['visit', 'won'],
};

type LeadStep = {
  readonly name: LeadStage;
  readonly isNext: boolean;
  /** Whether the lead is at this stage or beyond it on its way to a contract. */
  readonly isReached: boolean;
};

/** Steps of the bar. The entered stage keeps its place, so that no other step lands under the pointer. */
export function leadSteps(stage: LeadStage, isPhone: boolean): readonly LeadStep[] {
  const next = NEXT[stage];
  const phonePlaces = PHONE_PLACES[stage];
  // A lead that was lost or is spam has one way back.
  const places = phonePlaces === undefined ? next : isPhone ? phonePlaces : PLACES;
  return places.map((name) => {
    const isNext = next.includes(name);
    return { name, isNext, isReached: !isNext && LEAD_STAGE_NAMES.indexOf(name) <= LEAD_STAGE_NAMES.indexOf(stage) };
  });
}
