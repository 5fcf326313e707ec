import type { LeadStage, Loss } from '../../../model/lead/lead-stages.ts';
import { LEAD_STAGES } from '../../../model/lead/lead-stages.ts';

/** A member of staff; an empty ID means the command line. */
export type Author = { readonly id: string; readonly name: string };
export const AT_COMMAND_LINE: Author = { id: '', name: '' };

export type Way = {
  readonly stage: LeadStage;
  readonly stageAt: Date | null;
  /** Set only when the stage is `lost`. */
  readonly loss: Loss | null;
  readonly taken: (Author & { readonly at: Date }) | null;
  readonly firstTouchAt: Date | null;
  readonly remindAt: Date | null;
};

type Act = { readonly author: Author; readonly now: Date };

/** Every action counts as a touch; the time of the first one never changes. */
export function touched(way: Way, { now }: Pick<Act, 'now'>): Way {
  return way.firstTouchAt === null ? { ...way, firstTouchAt: now } : way;
}

/** Assigns the lead to the author; a new lead moves to the stage `in-work`. */
export function takenBy(way: Way, { author, now }: Act): Way {
  const taken = { ...touched(way, { now }), taken: { ...author, at: now } };
  return way.stage === 'new' ? { ...taken, stage: 'in-work', stageAt: now } : taken;
}

/**
 * Moves a lead to any stage, since staff correct mistakes. An unassigned lead goes to the author; the stage `new`
 * clears
 * the assignment, a final stage the reminder; only `lost` has a reason.
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
