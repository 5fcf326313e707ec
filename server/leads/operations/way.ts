import type { LeadStage, Loss } from '../../../model/lead/lead-stages.ts';
import { LEAD_STAGES } from '../../../model/lead/lead-stages.ts';

/** Somebody of the company; an empty id: at the command line. */
export type Author = { readonly id: string; readonly name: string };
export const AT_COMMAND_LINE: Author = { id: '', name: '' };

/** How far people have come with a lead, and who. */
export type Way = {
  readonly stage: LeadStage;
  readonly stageAt: Date | null;
  /** Of a lost lead, and of no other. */
  readonly loss: Loss | null;
  readonly taken: (Author & { readonly at: Date }) | null;
  /** Of the first thing that a person did with it. */
  readonly firstTouchAt: Date | null;
  readonly remindAt: Date | null;
};

type Act = { readonly author: Author; readonly now: Date };

/** Everything that a person does is a touch; the first stays the first. */
export function touched(way: Way, { now }: Pick<Act, 'now'>): Way {
  return way.firstTouchAt === null ? { ...way, firstTouchAt: now } : way;
}

/** It is theirs from now on; a new one is in work by that. */
export function takenBy(way: Way, { author, now }: Act): Way {
  const taken = { ...touched(way, { now }), taken: { ...author, at: now } };
  return way.stage === 'new' ? { ...taken, stage: 'in-work', stageAt: now } : taken;
}

/**
 * Any stage may follow any other, for people correct themselves. Who moves a lead that is nobody's takes it; a new one
 * is nobody's; what is over reminds nobody; only what is lost has a reason.
 */
export function movedTo(way: Way, stage: LeadStage, { author, now, loss }: Act & { readonly loss: Loss | null }): Way {
  const isNobodys = stage === 'new';
  return {
    ...touched(way, { now }),
    stage,
    stageAt: now,
    loss: stage === 'lost' ? loss : null,
    taken: isNobodys ? null : (way.taken ?? { ...author, at: now }),
    remindAt: isNobodys || LEAD_STAGES[stage].isOver ? null : way.remindAt,
  };
}
